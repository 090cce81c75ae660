import { readFileSync } from 'node:fs'

/** A colour's three components of linear light, 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number]

/** `#rrggbb` to linear sRGB. */
function fromHex(css: string): LinearRgb {
  const [red = 0, green = 0, blue = 0] = Array.from(Buffer.from(css.slice(1), 'hex'), (byte) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

/** Ratio of WCAG 2.x, 1 to 21. */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const luminance = ([red, green, blue]: LinearRgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

const sheet = readFileSync('components/styles/hours.css', 'utf8')

/** The properties of an hour, or of `root`, with the names of their tokens; the last rule wins. */
export function propertiesOf(hour: string): ReadonlyMap<string, string> {
  const rules = [...sheet.matchAll(/([^{}]+)\{[^{}]*\}/g)]
  const isOwn = new RegExp(`[:']${hour}\\b`)
  const own = rules.filter(([, selector = '']) => isOwn.test(selector)).join('')
  const uses = own.matchAll(/--([\w-]+): var\(--color-([\w-]+)\)/g)
  return new Map(Array.from(uses, ([, property = '', token = '']) => [property, token]))
}

/** The colours of the theme by the names of their tokens. */
export const tokens: ReadonlyMap<string, LinearRgb> = new Map(
  Array.from(
    readFileSync('components/theme.css', 'utf8').matchAll(/--color-([\w-]+): (#[\da-f]{6});/g),
    ([, name = '', value = '']) => [name, fromHex(value)],
  ),
)

/** Linear light as a byte of sRGB. */
const channel = (linear: number) =>
  Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))

/** A token as a screen shows it, #rrggbb. */
export const hexOf = (token: string): string =>
  `#${Buffer.from((tokens.get(token) ?? []).map(channel)).toString('hex')}`
