import { routeOf } from '#content/kinds/routes.ts'
import { manyPrograms, pageCount, programParts, programsPerPage } from '#content/kinds/program.ts'
import { href } from '#components/href.ts'
import { Accordion } from '#components/sections/common/Accordion.tsx'
import { Closing } from '#components/sections/common/ClosingCall.tsx'
import { Hero } from '#components/sections/common/Hero.tsx'
import { ListPages } from '#components/sections/common/ListPages.tsx'
import { FactsLine } from '#components/sections/course/FactsLine.tsx'
import { UpcomingIntakes } from '#components/sections/course/Intakes.tsx'
import {
  type KnownFacts,
  knownIn,
  programGroups,
  shortFacts,
} from '#components/sections/course/words.ts'
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
  const groupsOfFacts = programGroups(programs, locale)
  const known = knownIn(programs, locale)
  if (part === 'all') {
    return (
      <>
        <Hero of={page} {...hero} lead={strings.program.all} />
        <Section labelledBy="list">
          <h2 id="list" className="sr-only">
            {list.heading}
          </h2>
          <Names of={programs} known={known} />
        </Section>
        {groupsOfFacts.map(({ groups, ...head }) => (
          <Section key={head.id} head={head}>
            {groups.map((group) => (
              <section key={group.id} aria-labelledby={group.id} className="mb-10">
                <h3 id={group.id} className="mb-4">
                  {group.value}
                </h3>
                <Names of={group.programs} known={known} />
              </section>
            ))}
          </Section>
        ))}
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
            {programs.length >= manyPrograms && (
              <Groups of={groupsOfFacts} all={listPartRoute(route, 'all')} />
            )}
            <ProgramTable programs={shown} />
            <ProgramCards programs={shown} known={known} onFirstScreen />
            <ListPages list={route} page={part} pages={pages} all={strings.program.all} />
          </Section>
          <Section head={{ id: 'details', ...details }} background="snow">
            <ProgramDetails
              programs={shown}
              known={known}
              first={(part - 1) * programsPerPage + 1}
            />
          </Section>
          {part === 1 && <UpcomingIntakes programs={programs} />}
        </>
      )}
      <Closing of={page} />
    </>
  )
}

type NamesProps = {
  of: readonly ProgramEntry[]
  known: KnownFacts
}

/** The names of programs, linked, with their facts. */
function Names({ of, known }: NamesProps) {
  const locale = useLocale()
  return (
    <div className="program-text">
      <ul className="subjects">
        {of.map(({ slug, data }) => (
          <li key={slug}>
            <a
              className="-my-2 flex min-h-11 items-center py-2 text-link underline decoration-1 underline-offset-4 hover:decoration-2"
              href={href(routeOf({ kind: 'program', slug }))}
            >
              {data.title}
            </a>
            <FactsLine facts={shortFacts(data, known, locale)} className="text-sm" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links to the programs of each length and place, and to all. */
function Groups({ of, all }: { of: ReturnType<typeof programGroups>; all: string }) {
  const { strings, formats } = useLocale()
  return (
    <nav aria-label={strings.program.all} className="mb-head">
      {of.map(({ heading, groups }) => (
        <ul key={heading} className="flex flex-wrap items-center gap-x-6">
          <li className="text-muted">{heading}</li>
          {groups.map(({ id, value, programs }) => (
            <li key={id}>
              <a
                className="flex min-h-11 items-center text-link underline underline-offset-4"
                href={href(`${all}#${id}`)}
              >
                {`${value} (${formats.number(programs.length)})`}
              </a>
            </li>
          ))}
        </ul>
      ))}
      <TextLink to={all}>{strings.program.all}</TextLink>
    </nav>
  )
}

type DetailsProps = {
  programs: readonly ProgramEntry[]
  known: KnownFacts
  first: number
}

/** A row for each program, which its #slug opens. */
function ProgramDetails({ programs, known, first }: DetailsProps) {
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
            <FactsLine facts={shortFacts(program.data, known, locale)} />
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
