import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { project } from '#scripts/system/cache.ts'

/** Words in Devanagari, with their joiners, numbers and dandas. */
const words = /[\p{scx=Devanagari}\u200C\u200D]+/gu

/** Code writes numbers on any page. */
const digits = '०१२३४५६७८९'

/**
 * The distinct Nepali words in the strings of `values` and in the interface, sorted. Reads each module
 * `ne.ts` of the components as text, since some of its texts are functions.
 */
export function nepaliWords(...values: readonly unknown[]): string[] {
  const found = new Set<string>()
  const add = (value: unknown): void => {
    if (typeof value === 'string') for (const [word] of value.matchAll(words)) found.add(word)
    else if (value instanceof Map) value.forEach(add)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add)
  }
  const components = path.join(project, 'components')
  const modules = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'ne.ts')
    .map((file) => readFileSync(path.join(components, file), 'utf8'))
  add([values, digits, modules])
  return [...found].toSorted()
}
