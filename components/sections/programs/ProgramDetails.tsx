import { programRoute } from '#content/schema/routes.ts'
import { useLocale } from '#components/use-locale.tsx'
import { Lines } from '#components/ui/Lines.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import type { ProgramEntry } from '#content/schema/collections.ts'
import { Accordion } from '../common/Accordion.tsx'
import { BrochureLink } from './ProgramCards.tsx'
import { FactsLine } from '../course/FactsLine.tsx'
import { shortFacts } from '../course/words.ts'

type Props = {
  programs: readonly ProgramEntry[]
  /** Number of the first row. */
  first: number
}

/** A row for each program, which its #slug opens. */
export function ProgramDetails({ programs, first }: Props) {
  const locale = useLocale()
  const items = programs.map((program) => {
    const { title, duration, description, subjects } = program.data
    const body = (
      <div className="grid gap-6 lg:grid-cols-[5fr_6fr] lg:gap-12">
        <div>
          <p className="max-w-[34em]">
            <Lines of={description} />
          </p>
          <p className="mt-3 text-sm font-semibold text-ink-900">
            <FactsLine facts={shortFacts(program.data, locale)} />
          </p>
          <div className="mt-2 flex flex-wrap gap-x-7">
            <BrochureLink program={program} />
            <TextLink to={programRoute(program.slug)} about={title}>
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

/** Key subjects, with diamonds as bullets (programs.css). */
export function SubjectList({ subjects }: { subjects: readonly string[] }) {
  return (
    <ul className="subjects">
      {subjects.map((subject) => (
        <li key={subject}>{subject}</li>
      ))}
    </ul>
  )
}
