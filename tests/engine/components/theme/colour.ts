import { readFileSync } from 'node:fs'

const sheet = readFileSync('components/styles/hours.css', 'utf8')

/** The properties of an hour, or of `root`, with the names of their tokens; the last rule wins. */
export function propertiesOf(hour: string): ReadonlyMap<string, string> {
  const rules = [...sheet.matchAll(/([^{}]+)\{[^{}]*\}/g)]
  const isOwn = new RegExp(`[:']${hour}\\b`)
  const own = rules.filter(([, selector = '']) => isOwn.test(selector)).join('')
  const uses = own.matchAll(/--([\w-]+): var\(--color-([\w-]+)\)/g)
  return new Map(Array.from(uses, ([, property = '', token = '']) => [property, token]))
}

/** The colours of the theme, #rrggbb, by the names of their tokens. */
export const tokens: ReadonlyMap<string, string> = new Map(
  Array.from(
    readFileSync('components/theme.css', 'utf8').matchAll(/--color-([\w-]+): (#[\da-f]{6});/g),
    ([, name = '', value = '']) => [name, value],
  ),
)
