import { listPage, routeOf } from '#content/kinds/routes.ts'
import { Breadcrumb, HeroFrame } from '#components/sections/common/Hero.tsx'
import { NextIntakes } from '#components/sections/course/Intakes.tsx'
import { Category } from '#components/sections/notices/Notices.tsx'
import { ApplyButton } from '#components/sections/programs/KeyFacts.tsx'
import { eventWords, eventPlace } from '#components/sections/notices/words.ts'
import { PlaceLink } from '#components/sections/institute/PlaceLink.tsx'
import { useLocale } from '#components/use-locale.tsx'
import { Body, Prose } from '#components/mdx/Body.tsx'
import { Callout } from '#components/mdx/registry.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { dayOf, eventFile, lastDayOfNotice, type Notice, withZone } from '#content/kinds/notice.ts'
import { routeIn } from '#content/schema/languages.ts'
import { pageRoute } from '#content/schema/routes.ts'
import type { Site } from '#content/kinds/site.ts'
import type { EntryLayoutProps } from './types.ts'

/** The categories whose notices end with a button that asks a question. */
const raisesQuestions: ReadonlySet<Notice['category']> = new Set(['admission', 'event'])

/** A notice with its file, calendar and programs, under the weaving of the page that lists all notices. */
export function NoticeLayout({ entry: notice, content }: EntryLayoutProps<'notice'>) {
  const { language, strings, formats } = useLocale()
  const { data, standing, unpublished } = notice
  const list = listPage(content.pages, 'notice')
  const woven = { slug: list?.slug ?? 'notices', data: { artwork: list?.data.artwork } }
  const calendar = standing === 'over' ? undefined : eventFile(notice)
  const isOpen = data.category === 'admission' && standing !== 'over'
  // An open admission for several programs lists them with their dates.
  const [rows, links] =
    isOpen && content.programs.length > 1 ? [content.programs, []] : [[], content.programs]
  const hasLinks = calendar !== undefined || data.file !== undefined || links.length > 0
  const last = lastDayOfNotice(data)
  return (
    <>
      <HeroFrame of={{ ...woven, ...(unpublished && { unpublished }) }}>
        {list && (
          <Breadcrumb to={pageRoute(list.slug)} label={list.data.title} className="-mt-3 mb-2" />
        )}
        <h1 className="entry-title">{data.title}</h1>
      </HeroFrame>
      <Section>
        <div className="grid gap-6">
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <Category of={data} />
            <time dateTime={data.date}>{formats.bothDays(data.date)}</time>
          </p>
          {standing !== 'over' && data.until !== undefined && (
            <p className="font-semibold text-ink-900">
              {strings.notice.until(formats.bothDays(data.until))}
            </p>
          )}
          {standing === 'over' && last !== undefined && (
            <Callout>{strings.notice.overSince(formats.days(last))}</Callout>
          )}
          <EventFacts notice={data} site={content.site} />
          <PlaceLink name={data.place} />
          {!notice.body.isEmpty && (
            <Prose>
              <Body of={notice} />
            </Prose>
          )}
          {hasLinks && (
            <p className="flex flex-wrap gap-x-7">
              {calendar !== undefined && (
                <TextLink to={routeIn(language, calendar)} download about={data.title}>
                  {strings.course.toCalendar}
                </TextLink>
              )}
              {data.file !== undefined && (
                <TextLink to={data.file} download about={data.title}>
                  {strings.notice.download}
                </TextLink>
              )}
              {links.map(({ slug, data: { title } }) => (
                <TextLink key={slug} to={routeOf({ kind: 'program', slug })}>
                  {title}
                </TextLink>
              ))}
            </p>
          )}
          {rows.length > 0 && (
            <section aria-labelledby="_programs">
              <h2 id="_programs" className="mb-4 text-h3">
                {strings.course.upcoming}
              </h2>
              <NextIntakes programs={rows} />
            </section>
          )}
          {standing !== 'over' && raisesQuestions.has(data.category) && (
            <div className="flex flex-wrap gap-3">
              {isOpen && rows.length === 0 && <Apply content={content} />}
              <Button
                to="/contact"
                look="outline"
                inquiry={{ about: data.title, message: strings.inquiry.notice(data.title) }}
              >
                {strings.program.ask}
              </Button>
            </div>
          )}
        </div>
      </Section>
    </>
  )
}

/** Opens the application for the program of an admission, or the list of all programs. */
function Apply({ content }: Pick<EntryLayoutProps<'notice'>, 'content'>) {
  const { apply } = useLocale().strings.course
  const [program] = content.programs
  if (program) return <ApplyButton program={program} />
  const list = content.lists.program
  return list && <Button to={list.to}>{apply}</Button>
}

/** When and where an event takes place. */
function EventFacts({ notice, site }: { notice: Notice; site: Site }) {
  const locale = useLocale()
  const { starts, ends = starts } = notice
  if (starts === undefined || ends === undefined) return null
  return (
    <p className="border-y border-line py-4 font-semibold text-ink-900">
      {notice.status && (
        <span className="mb-2 block">{locale.strings.notice.statuses[notice.status]}</span>
      )}
      <time dateTime={withZone(starts, site.timeZone)}>{eventWords(notice, locale)}</time>
      <span className="block text-sm font-normal text-muted">
        {locale.formats.otherDays(dayOf(starts), dayOf(ends))}
      </span>
      <span className="mt-2 block">{eventPlace(notice, site, locale)}</span>
    </p>
  )
}
