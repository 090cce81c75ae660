import { routeOf } from '#content/kinds/routes.ts'
import { pageCount, programParts, programsPerPage } from '#content/kinds/program.ts'
import { href } from '#components/href.ts'
import { Accordion } from '#components/sections/common/Accordion.tsx'
import { Closing } from '#components/sections/common/ClosingCall.tsx'
import { Hero } from '#components/sections/common/Hero.tsx'
import { ListPages } from '#components/sections/common/ListPages.tsx'
import { FactsLine } from '#components/sections/course/FactsLine.tsx'
import { UpcomingIntakes } from '#components/sections/course/Intakes.tsx'
import { shortFacts } from '#components/sections/course/words.ts'
import { BrochureLink, ProgramCards } from '#components/sections/programs/ProgramCards.tsx'
import { ProgramTable } from '#components/sections/programs/ProgramTable.tsx'
import { SubjectList } from '#components/sections/programs/ProgramParts.tsx'
import { Lines } from '#components/ui/Lines.tsx'
import { Section, TextSection } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import { useLocale } from '#components/use-locale.tsx'
import type { ProgramEntry } from '#content/kinds/content.ts'
import { listPartRoute, pageRoute } from '#content/schema/routes.ts'
import type { LayoutProps } from './types.ts'

/**
 * The text of the page, the programs as a table, as cards and as rows that open to details, then the
 * next dates. A long list has several pages, and the page `all` names every program for the browser's search.
 */
export function ProgramsLayout({ page, content, body, part = 1 }: LayoutProps<'programs'>) {
  const locale = useLocale()
  const { strings } = locale
  const { programs } = content
  const { hero, list, details } = page.data
  const route = pageRoute(page.slug)
  const pages = pageCount(programs.length)
  if (part === 'all') {
    return (
      <>
        <Hero of={page} {...hero} lead={strings.program.all} />
        <Section labelledBy="list">
          <div className="program-text">
            <h2 id="list" className="sr-only">
              {list.heading}
            </h2>
            <ul className="subjects">
              {programs.map(({ slug, data }) => (
                <li key={slug}>
                  <a
                    className="-my-2 flex min-h-11 items-center py-2 text-link underline decoration-1 underline-offset-4 hover:decoration-2"
                    href={href(routeOf({ kind: 'program', slug }))}
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
  const shown = programParts(programs).get(part) ?? []
  const lead = part === 1 ? hero.lead : strings.list.pageOf(part, pages)
  return (
    <>
      <Hero of={page} {...hero} lead={lead} />
      {body && part === 1 && <TextSection>{body}</TextSection>}
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
            <ProgramTable programs={shown} />
            <ProgramCards programs={shown} onFirstScreen />
            <ListPages list={route} page={part} pages={pages} all={strings.program.all} />
          </Section>
          <Section head={{ id: 'details', ...details }} background="snow">
            <ProgramDetails programs={shown} first={(part - 1) * programsPerPage + 1} />
          </Section>
          {part === 1 && <UpcomingIntakes programs={programs} />}
        </>
      )}
      <Closing of={page} />
    </>
  )
}

/** A row for each program, which its #slug opens. */
function ProgramDetails({ programs, first }: { programs: readonly ProgramEntry[]; first: number }) {
  const locale = useLocale()
  const items = programs.map((program) => {
    const { title, duration, description, subjects } = program.data
    const body = (
      <div className="grid gap-6 lg:grid-cols-[5fr_7fr] lg:gap-12">
        <div>
          <p className="max-w-[34em]">
            <Lines of={description} />
          </p>
          <p className="mt-3 text-sm font-semibold text-ink-900">
            <FactsLine facts={shortFacts(program.data, locale)} />
          </p>
          <div className="mt-2 flex flex-wrap gap-x-7">
            <BrochureLink program={program} />
            <TextLink to={routeOf({ kind: 'program', slug: program.slug })} about={title}>
              {locale.strings.program.more}
            </TextLink>
          </div>
        </div>
        <SubjectList subjects={subjects} />
      </div>
    )
    const note = <UnpublishedMark of={program} />
    return { id: program.slug, title, aside: duration, note, body }
  })
  return <Accordion name="programs" items={items} first={first} />
}
