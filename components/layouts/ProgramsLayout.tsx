import { Closing } from '#components/sections/common/ClosingCall.tsx'
import { Hero } from '#components/sections/common/Hero.tsx'
import { ProgramCards } from '#components/sections/programs/ProgramCards.tsx'
import { ProgramDetails } from '#components/sections/programs/ProgramDetails.tsx'
import { ListPages } from '#components/sections/common/ListPages.tsx'
import { FactsLine } from '#components/sections/course/FactsLine.tsx'
import { shortFacts } from '#components/sections/course/words.ts'
import { UpcomingIntakes } from '#components/sections/course/Intakes.tsx'
import { Section, TextSection } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { useLocale } from '#components/use-locale.tsx'
import {
  entriesOfPart,
  listPartRoute,
  pageCount,
  pageRoute,
  programRoute,
} from '#content/schema/routes.ts'
import type { LayoutProps } from './types.ts'
import { href } from '#components/href.ts'

/**
 * The text of the page, the next dates, and all programs as cards, then as rows that open to details.
 * If there are many, the list has several pages, and one with the names and facts of all, which the
 * browser's own search finds.
 */
export function ProgramsLayout({ page, content, body, part = 1 }: LayoutProps<'programs'>) {
  const locale = useLocale()
  const { strings } = locale
  const { programs } = content
  const { hero, list, details, closing } = page.data
  const route = pageRoute(page.slug)
  const pages = pageCount('programs', programs.length)
  if (part === 'all') {
    return (
      <>
        <Hero of={page} {...hero} lead={strings.program.all} />
        <Section labelledBy="list">
          <div className="program-text">
            <h2 id="list" className="sr-only">
              {list.heading}
            </h2>
            {/* The not-found page looks programs up here. */}
            <ul id="_all-programs" className="subjects">
              {programs.map(({ slug, data }) => (
                <li key={slug}>
                  <a
                    className="-my-2 flex min-h-11 items-center py-2 text-link underline decoration-1 underline-offset-4 hover:decoration-2"
                    href={href(programRoute(slug))}
                  >
                    {data.title}
                  </a>
                  <FactsLine facts={shortFacts(data, locale)} className="text-sm" />
                </li>
              ))}
            </ul>
          </div>
        </Section>
      </>
    )
  }
  const { before, shown } = entriesOfPart('programs', programs, part)
  const lead = part === 1 ? hero.lead : strings.list.pageOf(part, pages)
  return (
    <>
      <Hero of={page} {...hero} lead={lead} />
      {body && part === 1 && <TextSection>{body}</TextSection>}
      {part === 1 && <UpcomingIntakes programs={programs} />}
      {shown.length > 0 && (
        <>
          <Section labelledBy="list">
            <h2 id="list" className="sr-only">
              {list.heading}
            </h2>
            {pages > 1 && (
              <p className="mb-head">
                <TextLink to={listPartRoute(route, 'all')}>{strings.program.all}</TextLink>
              </p>
            )}
            <ProgramCards programs={shown} onFirstScreen />
            <ListPages list={route} page={part} pages={pages} all={strings.program.all} />
          </Section>
          <Section head={{ id: 'details', ...details }} background="snow">
            <ProgramDetails programs={shown} first={before + 1} />
          </Section>
        </>
      )}
      <Closing of={closing} />
    </>
  )
}
