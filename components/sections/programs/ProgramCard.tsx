import type { Program } from '#content/schema/program.ts'
import { programRoute } from '#content/schema/routes.ts'
import { href } from '#components/href.ts'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import type { ListedEntry } from '#content/schema/collections.ts'
import { BrochureLink } from './BrochureLink.tsx'
import { programFacts } from './program-facts.ts'
import { ProgramPicture } from './ProgramPicture.tsx'

/** A program at a glance. All of it leads to the program's page, except the brochure's link. */
export function ProgramCard({ program }: { program: ListedEntry<Program> }) {
  const { title, summary } = program.data
  const facts = programFacts(program.data).map(([, value]) => value)
  return (
    <li className="group/card relative flex flex-col">
      <div className="program-picture">
        <ProgramPicture program={program} />
      </div>
      {facts.length > 0 && (
        <p className="mt-4 text-sm font-semibold text-gurans-700">{facts.join(' · ')}</p>
      )}
      <h3 className="mt-1.5">
        <a
          href={href(programRoute(program.slug))}
          className="transition-colors after:absolute after:inset-0 group-hover/card:text-gurans-700"
        >
          {title}
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
