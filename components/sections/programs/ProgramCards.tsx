import type { Program } from '#content/schema/program.ts'
import type { ListedEntry } from '#content/schema/collections.ts'
import { programRoute } from '#content/schema/routes.ts'
import { href } from '#components/href.ts'
import { ArrowTitle } from '#components/ui/TextLink.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import { BrochureLink } from './BrochureLink.tsx'
import { shortFacts } from '../course/words.ts'
import { ProgramPicture } from './ProgramPicture.tsx'

export function ProgramCards({ programs }: { programs: readonly ListedEntry<Program>[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-11 md:grid-cols-2 xl:grid-cols-3 xl:gap-y-14">
      {programs.map((program) => (
        <ProgramCard key={program.slug} program={program} />
      ))}
    </ul>
  )
}

/** The whole card is a link to the program's page, except for the link to the brochure. */
function ProgramCard({ program }: { program: ListedEntry<Program> }) {
  const { title, summary } = program.data
  const facts = shortFacts(program.data)
  return (
    <li className="group/card relative flex flex-col">
      <div className="program-picture mb-4">
        <ProgramPicture program={program} />
      </div>
      {facts !== '' && <p className="text-sm font-semibold text-gurans-700">{facts}</p>}
      <h3 className="mt-1.5">
        <a
          href={href(programRoute(program.slug))}
          className="transition-colors after:absolute after:inset-0 group-hover/card:text-gurans-700"
        >
          <ArrowTitle text={title} />
        </a>
      </h3>
      <UnpublishedMark of={program} />
      <p className="mt-2">{summary}</p>
      <div className="mt-auto pt-3">
        <div className="relative z-1 w-fit">
          <BrochureLink program={program} />
        </div>
      </div>
    </li>
  )
}
