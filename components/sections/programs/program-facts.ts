import type { Program } from '#content/schema/program.ts'
import { programStrings } from '#components/strings.ts'

const fields = ['duration', 'location', 'focus', 'placement'] as const

/** What is known of a program in a few words each, as `[label, value]`. */
export function programFacts(program: Program): [label: string, value: string][] {
  return fields.flatMap((field) => {
    const value = program[field]
    return value === undefined ? [] : [[programStrings[field], value]]
  })
}

/** Where a program's brochure lies: a file of its own, or the one that the build makes. */
export const brochureOf = (program: { slug: string; data: Program }): string =>
  program.data.brochureLink ?? `/brochures/${program.slug}.pdf`
