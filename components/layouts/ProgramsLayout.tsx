import { Island } from '#components/islands/Island.server.tsx'
import { Closing } from '#components/sections/common/ClosingCall.tsx'
import { Hero } from '#components/sections/common/Hero.tsx'
import { ProgramCards } from '#components/sections/programs/ProgramCards.tsx'
import { ProgramDetails } from '#components/sections/programs/ProgramDetails.tsx'
import { ProgramPages } from '#components/sections/programs/ProgramPages.tsx'
import { programFilters, choosableFacts } from '#components/sections/course/words.ts'
import { UpcomingIntakes } from '#components/sections/course/Intakes.tsx'
import { SectionHead, Section } from '#components/ui/Section.tsx'
import { programStrings } from '#components/strings.ts'
import { pageCount, pageRoute, programsPerPage, programRoute } from '#content/schema/routes.ts'
import type { LayoutProps } from './types.ts'
import { href } from '#components/href.ts'
import { furtherWords } from '#components/islands/finder/find-program.ts'
import { allProgramsId } from '#components/islands/finder/program-index.ts'
import type { ProgramEntry } from '#content/schema/collections.ts'

/**
 * All programs as cards, then as rows that open to details. If there are many, the list has
 * several pages and a search field.
 */
export function ProgramsLayout({ page, content, part = 1 }: LayoutProps<'programs'>) {
  const { programs } = content
  const { hero, list, details, closing } = page.data
  const route = pageRoute(page.slug)
  const pages = pageCount(programs.length)
  const finder = pages > 1 && (
    <div className="mb-head">
      <Island
        name="FindProgram"
        id="find-program"
        props={{ list: route, filters: programFilters(programs.map(({ data }) => data)) }}
      />
    </div>
  )
  if (part === 'all') {
    return (
      <>
        <Hero of={page} {...hero} lead={programStrings.all} />
        <Section labelledBy="list">
          {finder}
          <AllPrograms heading={list.heading} programs={programs} />
        </Section>
      </>
    )
  }
  const first = (part - 1) * programsPerPage
  const shown = programs.slice(first, first + programsPerPage)
  const lead = part === 1 ? hero.lead : programStrings.pageOf(part, pages)
  return (
    <>
      <Hero of={page} {...hero} lead={lead} />
      <Section labelledBy="list">
        <h2 id="list" className="sr-only">
          {list.heading}
        </h2>
        {finder}
        <ProgramCards programs={shown} />
        <ProgramPages list={route} page={part} pages={pages} />
      </Section>
      {part === 1 && <UpcomingIntakes programs={programs} most={12} />}
      <Section labelledBy="details" background="snow">
        <SectionHead id="details" heading={details.heading} lead={details.lead} />
        <ProgramDetails programs={shown} first={first + 1} />
      </Section>
      <Closing of={closing} />
    </>
  )
}

type Props = { heading: string; programs: readonly ProgramEntry[] }

/** So many words keep the page of a thousand programs under 60 kB, compressed. */
const wordsOfAll = 12_000

/** Links to all programs. The FindProgram island reads them (program-index.ts). */
function AllPrograms({ heading, programs }: Props) {
  const most = Math.ceil(wordsOfAll / programs.length)
  return (
    <div className="program-text">
      <h2 id="list" className="sr-only">
        {heading}
      </h2>
      <ul id={allProgramsId} className="subjects">
        {programs.map(({ slug, data }) => (
          <li key={slug}>
            <a
              className="-my-2 flex min-h-11 items-center py-2 text-link underline decoration-1 underline-offset-4 hover:decoration-2"
              href={href(programRoute(slug))}
              data-words={furtherWords(data.title, [
                ...choosableFacts(data),
                ...data.subjects,
                data.summary,
              ])
                .slice(0, most)
                .join(' ')}
              data-facts={choosableFacts(data).join('|') || undefined}
            >
              {data.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
