import type { Program } from '#content/schema/program.ts'
import { programStrings } from '#components/strings.ts'
import type { ListedEntry } from '#content/schema/collections.ts'
import { CourseParts } from '../course/CourseParts.tsx'
import { BrochureLink } from './BrochureLink.tsx'
import { KeyFacts } from './KeyFacts.tsx'

/** The key facts of a program beside what it is and who may join. */
export function ProgramStory({ program }: { program: ListedEntry<Program> }) {
  return (
    <div className="program-text wrap grid gap-10 py-section lg:grid-cols-[4fr_8fr] lg:gap-16">
      <section aria-label={programStrings.facts} className="top-24 self-start lg:sticky">
        <KeyFacts program={program} />
        <div className="mt-3">
          <BrochureLink program={program} />
        </div>
      </section>
      <div className="grid content-start gap-8">
        <p className="max-w-[38em] text-lead">{program.data.description}</p>
        <CourseParts program={program.data} parts={['audience', 'eligibility']} />
      </div>
    </div>
  )
}
