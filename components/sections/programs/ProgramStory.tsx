import type { ReactNode } from 'react'
import type { Program } from '#content/schema/program.ts'
import { Prose } from '#components/mdx/Prose.tsx'
import { programStrings } from '#components/strings.ts'
import type { ListedEntry } from '#content/schema/collections.ts'
import { BrochureLink } from './BrochureLink.tsx'
import { KeyFacts } from './KeyFacts.tsx'

type Props = { program: ListedEntry<Program>; body: ReactNode | undefined }

/** The key facts of a program beside its text. */
export function ProgramStory({ program, body }: Props) {
  return (
    <div className="program-text wrap grid gap-10 py-section lg:grid-cols-[4fr_8fr] lg:gap-16">
      <section aria-label={programStrings.facts} className="top-24 self-start lg:sticky">
        <KeyFacts program={program.data} />
        <div className="mt-3">
          <BrochureLink program={program} />
        </div>
      </section>
      <div className="grid content-start gap-8">
        <p className="max-w-[38em] text-lead">{program.data.description}</p>
        {body !== undefined && <Prose>{body}</Prose>}
      </div>
    </div>
  )
}
