import { feedFile, noticeParts } from '#content/kinds/notice.ts'
import { Closing } from '#components/sections/common/ClosingCall.tsx'
import { Hero } from '#components/sections/common/Hero.tsx'
import { NoticeRows } from '#components/sections/notices/Notices.tsx'
import { useLocale } from '#components/use-locale.tsx'
import { Section, TextSection } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { routeIn } from '#content/schema/languages.ts'
import { calendarOfAll, listPartRoute, pageRoute } from '#content/schema/routes.ts'
import type { NoticeEntry } from '#content/kinds/content.ts'
import type { LayoutProps } from './types.ts'

/** The notices of the newest two years, or of the earlier year `part`. */
export function NoticesLayout({ page, content, body, part = 1 }: LayoutProps<'notices'>) {
  const { language, strings, formats } = useLocale()
  const { hero } = page.data
  const route = pageRoute(page.slug)
  const parts = noticeParts(content.notices)
  const shown = parts.get(part) ?? []
  const isWhole = part === 1
  const others = [...parts.keys()].filter((year) => year !== 1 && year !== part)
  const shownYear = ({ data }: NoticeEntry) => formats.year(data.date)
  const years = [...new Set(shown.map(shownYear))]
  return (
    <>
      <Hero of={page} {...hero} lead={isWhole ? hero.lead : strings.list.year(part)} />
      {body && isWhole && <TextSection>{body}</TextSection>}
      <Section id="list">
        <div className="grid gap-10">
          {years.map((year) => (
            <section key={year} aria-labelledby={`_${year}`}>
              <h2 id={`_${year}`} className="mb-4 text-h3">
                {year}
              </h2>
              <NoticeRows notices={shown.filter((notice) => shownYear(notice) === year)} />
            </section>
          ))}
        </div>
        {parts.size > 1 && (
          <nav aria-label={strings.list.pages} className="mt-10 flex flex-wrap gap-x-7">
            {!isWhole && <TextLink to={route}>{page.data.title}</TextLink>}
            {others.map((year) => (
              <TextLink key={year} to={listPartRoute(route, year)}>
                {strings.list.year(year)}
              </TextLink>
            ))}
          </nav>
        )}
        <p className="mt-7 flex flex-wrap gap-x-7">
          <TextLink to={routeIn(language, calendarOfAll)}>{strings.course.calendar}</TextLink>
          <TextLink to={routeIn(language, feedFile)}>{strings.notice.feed}</TextLink>
        </p>
      </Section>
      <Closing of={page} />
    </>
  )
}
