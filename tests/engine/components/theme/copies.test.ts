import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { skyOf, textColour } from '#components/artwork/index.ts'
import { logoPaths } from '#components/artwork/ornaments.ts'
import { hours } from '#content/schema/weaving.ts'
import { propertiesOf, tokens } from './colour.ts'

test.each(hours)('drawings at %s have the colours of the sky and its headings', (hour) => {
  const colourOf = (property: string) => tokens.get(propertiesOf(hour).get(property) ?? '')
  expect([skyOf(hour), textColour(hour)]).toEqual([colourOf('sky'), colourOf('heading')])
})

const template = readFileSync('components/outputs/brochure/style.typ', 'utf8')
/** The names of brochures that differ from the names of the tokens. */
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

test.each([...inBrochures, ['gurans-700', primary] as const])(
  'brochures and the logo, which read no style sheet, have the %s of the theme',
  (name, colour) => {
    expect(colour).toBe(tokens.get(name))
  },
)
