import type { Program } from '#content/schema/program.ts'
import { programFacts } from './program-facts.ts'

/** What is known of a program, as a ruled list of names and values. */
export function ProgramFacts({ program }: { program: Program }) {
  const facts = programFacts(program)
  if (facts.length === 0) return null
  return (
    <dl className="border-t-2 border-ink-900">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap gap-x-4 border-b border-line py-3.5">
          <dt className="w-26 text-muted">{label}</dt>
          <dd className="flex-[1_1_8rem] font-semibold text-ink-900">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
