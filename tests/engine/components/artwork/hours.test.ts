import { describe, expect, test } from 'vitest'
import { skyOf, textColour } from '#components/artwork/index.ts'
import { hours } from '#content/schema/weaving.ts'
import { propertiesOf, tokens } from '../theme/colour.ts'

/** The colour of a property of an hour, #rrggbb. */
const colourOf = (hour: string, property: string) =>
  tokens.get(propertiesOf(hour).get(property) ?? '')

describe.each(hours)('at %s', (hour) => {
  test('the sky has exactly the colour of the section that shows the artwork', () => {
    expect(skyOf(hour)).toBe(colourOf(hour, 'sky'))
  })

  test('titles in pictures have the colour of headings on the page', () => {
    expect(textColour(hour)).toBe(colourOf(hour, 'heading'))
  })
})
