import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hourOf, hours, skyOf, textOf } from '#components/artwork/index.ts'
import { fromOklch } from '../theme/colour.ts'

const theme = readFileSync('components/theme.css', 'utf8')
const sheet = readFileSync('components/styles/hours.css', 'utf8')

/** The value that the sheet gives last to a property of an hour: the name of a token. */
function tokenOf(hour: string, property: string): string {
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const own = rules.filter(([, selector = '']) => selector.includes(`[data-hour='${hour}']`))
  const values = own.flatMap(([, , body = '']) =>
    Array.from(body.matchAll(/--([\w-]+): var\(--color-([\w-]+)\)/g)),
  )
  return values.findLast(([, name]) => name === property)?.[2] ?? 'none'
}

/** Linear light as a byte of sRGB. */
const channel = (linear: number) =>
  Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))

/** A token of the theme as a screen shows it, #rrggbb. */
function screenColour(token: string): string {
  const [, oklch = ''] = new RegExp(`--color-${token}: (oklch\\([^)]*\\))`).exec(theme) ?? []
  return `#${Buffer.from(fromOklch(oklch).map(channel)).toString('hex')}`
}

describe.each(hours)('at %s', (hour) => {
  test('the sky has exactly the colour of the section that the artwork stands in', () => {
    expect(skyOf(hour)).toBe(screenColour(tokenOf(hour, 'sky')))
  })

  test('titles in pictures have the colour of headings on the page', () => {
    expect(textOf(hour)).toBe(screenColour(tokenOf(hour, 'heading')))
  })
})

describe('the hour', () => {
  test('is the one that frontmatter chooses', () => {
    expect(hourOf('home', { hour: 'gurans' })).toBe('gurans')
  })

  test('follows from the slug where nothing is chosen, and every hour occurs', () => {
    const found = Array.from({ length: 100 }, (_, i) => hourOf(`program-${i}`, {}))
    expect(new Set(found)).toEqual(new Set(hours))
    expect(found).toEqual(Array.from({ length: 100 }, (_, i) => hourOf(`program-${i}`)))
  })
})
