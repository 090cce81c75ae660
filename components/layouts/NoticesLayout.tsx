import { Closing } from '#components/sections/common/ClosingCall.tsx'
import { Hero } from '#components/sections/common/Hero.tsx'
import { ListPages } from '#components/sections/common/ListPages.tsx'
import { NoticeRows } from '#components/sections/notices/Notices.tsx'
import { useLocale } from '#components/use-locale.tsx'
import { Section, TextSection } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import {
  calendarOfAll,
  entriesOfPart,
  feedFile,
  pageCount,
  pageRoute,
} from '#content/schema/routes.ts'
import type { NoticeEntry } from '#content/schema/collections.ts'
import type { LayoutProps } from './types.ts'

/** All notices by year, the newest first. If there are many, the list has several pages, and one of all. */
export function NoticesLayout({ page, content, body, part = 1 }: LayoutProps<'notices'>) {
  const { strings, formats } = useLocale()
  const { notices } = content
  const { hero, closing } = page.data
  const route = pageRoute(page.slug)
  const pages = pageCount('notices', notices.length)
  const { shown } = entriesOfPart('notices', notices, part)
  const yearOf = ({ data }: NoticeEntry) => formats.year(data.date)
  const years = [...new Set(shown.map(yearOf))]
  const words = part === 'all' ? strings.notice.all : strings.list.pageOf(part, pages)
  return (
    <>
      <Hero of={page} {...hero} lead={part === 1 ? hero.lead : words} />
      {body && part === 1 && <TextSection>{body}</TextSection>}
      <Section id="list">
        <div className="grid gap-10">
          {years.map((year) => (
            <section key={year} aria-labelledby={`_${year}`}>
              <h2 id={`_${year}`} className="mb-4 text-h3">
                {year}
              </h2>
              <NoticeRows notices={shown.filter((notice) => yearOf(notice) === year)} />
            </section>
          ))}
        </div>
        {part !== 'all' && (
          <ListPages list={route} page={part} pages={pages} all={strings.notice.all} />
        )}
        <p className="mt-7 flex flex-wrap gap-x-7">
          <TextLink to={calendarOfAll}>{strings.course.calendar}</TextLink>
          <TextLink to={feedFile}>{strings.notice.feed}</TextLink>
        </p>
      </Section>
      <Closing of={closing} />
    </>
  )
}
