import { programStrings } from '#components/strings.ts'
import type { Program } from '#content/schema/program.ts'

const fields = ['duration', 'location', 'focus', 'placement'] as const

/** The key facts of a program that its frontmatter contains. */
export function keyFacts(program: Program): [label: string, value: string][] {
  return fields.flatMap((field) => {
    const value = program[field]
    return value === undefined ? [] : [[programStrings[field], value]]
  })
}

/** The key facts of a program as a ruled list. */
export function KeyFacts({ program }: { program: Program }) {
  const facts = keyFacts(program)
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
