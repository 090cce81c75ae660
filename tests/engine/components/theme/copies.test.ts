import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logoPaths } from '#components/artwork/ornaments.ts'
import { tokens } from './colour.ts'

const template = readFileSync('components/outputs/brochure/style.typ', 'utf8')
/** The names that differ from those of the tokens. */
const otherNames = new Map([
  ['body-colour', 'body'],
  ['gurans', 'gurans-700'],
  ['hairline', 'line'],
])
const inBrochures = Array.from(
  template.matchAll(/^#let ([\w-]+) = .*rgb\("(#\w{6})"\)$/gm),
  ([, name = '', colour = '']) => [otherNames.get(name) ?? name, colour] as const,
)
const [[primary] = []] = logoPaths()

test('brochures and the logo, which read no style sheet, have the colours of the theme', () => {
  const colours = [...inBrochures, ['gurans-700', primary] as const]
  expect(Object.fromEntries(colours)).toEqual(
    Object.fromEntries(colours.map(([name]) => [name, tokens.get(name)])),
  )
})
