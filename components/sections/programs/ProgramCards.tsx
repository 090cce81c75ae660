import type { Program } from '#content/schema/program.ts'
import type { ListedEntry } from '#content/schema/collections.ts'
import { ProgramCard } from './ProgramCard.tsx'

/** The programs in one, two or three columns. */
export function ProgramCards({ programs }: { programs: readonly ListedEntry<Program>[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-11 md:grid-cols-2 xl:grid-cols-3 xl:gap-y-14">
      {programs.map((program) => (
        <ProgramCard key={program.slug} program={program} />
      ))}
    </ul>
  )
}
