import { fromBuffer } from '@capsizecss/unpack'
import { cutFont } from './cut-font.ts'
import { fontSource, type Family } from './font-source.ts'

/**
 * The names, and the width in em that stands against the family's average (as @capsizecss/unpack
 * weighs letters) so that the site's own headings, paragraphs and labels come out as wide in both.
 */
type LocalFont = { names: string[]; width: number }

/** Local fonts for a range of weights, of which the family is measured at one. */
type Weights = { weights: string; measuredAt: number; fonts: LocalFont[] }

type Fallback = { cssName: string; ranges: Weights[] }

/**
 * Fonts that visitors' systems have, the likeliest last, since the last face is tried first.
 * Georgia is measured by Gelasio, Arial by Arimo, Times New Roman by Tinos: each was drawn to the
 * same widths. Noto Serif and Roboto stand for Android.
 */
const sansRegular = [
  { names: ['Roboto', 'Roboto Regular'], width: 0.447 },
  { names: ['Arial', 'ArialMT', 'Arimo', 'Liberation Sans'], width: 0.4493 },
]

const fallbacks = {
  eczar: {
    cssName: 'Eczar Fallback',
    ranges: [
      {
        weights: '400 700',
        measuredAt: 600,
        fonts: [
          { names: ['DejaVu Serif Bold'], width: 0.5733 },
          { names: ['Times New Roman Bold', 'Tinos Bold', 'Liberation Serif Bold'], width: 0.441 },
          { names: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.5158 },
          { names: ['Georgia Bold', 'Gelasio Bold'], width: 0.5263 },
        ],
      },
    ],
  },
  'public-sans': {
    cssName: 'Public Sans Fallback',
    ranges: [
      { weights: '400 449', measuredAt: 400, fonts: sansRegular },
      { weights: '450 549', measuredAt: 500, fonts: sansRegular },
      {
        weights: '550 700',
        measuredAt: 600,
        fonts: [
          { names: ['Roboto Bold', 'Roboto-Bold'], width: 0.4525 },
          {
            names: ['Arial Bold', 'Arial-BoldMT', 'Arimo Bold', 'Liberation Sans Bold'],
            width: 0.4811,
          },
        ],
      },
    ],
  },
} satisfies Record<Family, Fallback>

/**
 * `@font-face` rules that give local fonts the widths and line heights of the family, so that
 * nothing moves when the family arrives.
 */
export async function fallbackFaces(family: Family): Promise<string> {
  const { cssName, ranges } = fallbacks[family]
  const rules = ranges.map(async ({ weights, measuredAt, fonts }) =>
    faces(cssName, weights, fonts, await metricsAt(family, measuredAt)),
  )
  return (await Promise.all(rules)).flat().join('\n')
}

/** What a family is measured by; the widths of the local fonts above go with it. */
const measured =
  String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i)) +
  '\u00a0\u00ad–—‘’‚“”„•…‹›«»€™−·×°©®àáäçèéíñóöúü'

type Metrics = Awaited<ReturnType<typeof metricsAt>>

async function metricsAt(family: Family, weight: number) {
  const source = await fontSource(`${family}-latin`)
  const cut = { characters: measured, weight, format: 'truetype' } as const
  return fromBuffer(Buffer.from(await cutFont(source, cut)))
}

const faces = (cssName: string, weights: string, fonts: LocalFont[], metrics: Metrics) =>
  fonts.map(({ names, width }) => {
    const scale = metrics.xWidthAvg / metrics.unitsPerEm / width
    const ofLine = (units: number) => percent(Math.abs(units) / metrics.unitsPerEm / scale)
    const sources = names.map((name) => `local("${name}")`).join(',')
    return `@font-face{font-family:"${cssName}";src:${sources};font-weight:${weights};size-adjust:${percent(scale)};ascent-override:${ofLine(metrics.ascent)};descent-override:${ofLine(metrics.descent)};line-gap-override:${ofLine(metrics.lineGap)}}`
  })

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
