import { Closing } from '#components/sections/common/ClosingCall.tsx'
import { Hero } from '#components/sections/common/Hero.tsx'
import { ListPages } from '#components/sections/common/ListPages.tsx'
import { NoticeRows } from '#components/sections/notices/Notices.tsx'
import { courseStrings, listStrings, noticeStrings as strings } from '#components/strings.ts'
import { Section, TextSection } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { calendarOfAll, feedFile, pageCount, pageRoute, perPage } from '#content/schema/routes.ts'
import type { LayoutProps } from './types.ts'

/** All notices by year, the newest first. If there are many, the list has several pages, and one of all. */
export function NoticesLayout({ page, content, body, part = 1 }: LayoutProps<'notices'>) {
  const { notices } = content
  const { hero, closing } = page.data
  const route = pageRoute(page.slug)
  const pages = pageCount('notices', notices.length)
  const [first, count] =
    part === 'all' ? [0, notices.length] : [(part - 1) * perPage.notices, perPage.notices]
  const shown = notices.slice(first, first + count)
  const years = [...new Set(shown.map(({ data }) => data.date.slice(0, 4)))]
  const words = part === 'all' ? strings.all : listStrings.pageOf(part, pages)
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
              <NoticeRows notices={shown.filter(({ data }) => data.date.startsWith(year))} />
            </section>
          ))}
        </div>
        {part !== 'all' && <ListPages list={route} page={part} pages={pages} all={strings.all} />}
        <p className="mt-7 flex flex-wrap gap-x-7">
          <TextLink to={calendarOfAll}>{courseStrings.calendar}</TextLink>
          <TextLink to={feedFile}>{strings.feed}</TextLink>
        </p>
      </Section>
      <Closing of={closing} />
    </>
  )
}
