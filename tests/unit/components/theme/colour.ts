import { readFileSync } from 'node:fs'

/** A colour's three components of linear light, 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number]

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/**
 * `oklch(L% C H)` to linear sRGB, cut to the gamut as a screen does.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing" (CSS Color 4).
 */
function fromOklch(css: string): LinearRgb {
  const match = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(css)
  if (match === null) throw new Error(`not an oklch colour: ${css}`)
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
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
    readFileSync('components/theme.css', 'utf8').matchAll(/--color-([\w-]+): (oklch\([^)]*\))/g),
    ([, name = '', value = '']) => [name, fromOklch(value)],
  ),
)

/** Linear light as a byte of sRGB. */
const channel = (linear: number) =>
  Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))

/** A token as a screen shows it, #rrggbb. */
export const hexOf = (token: string): string =>
  `#${Buffer.from((tokens.get(token) ?? []).map(channel)).toString('hex')}`
