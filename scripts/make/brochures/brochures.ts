import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import newCode from 'qrcode-generator'
import * as z from 'zod'
import { hourOf, logo, skyOf, textColour, weave } from '#components/artwork/index.ts'
import { project } from '#scripts/system/cache.ts'
import { messageOf, Stop } from '#scripts/system/failure.ts'
import { madeFiles } from '#scripts/make/made-files.ts'
import { displayFonts, metadataIn, textFonts, typesetPdf } from '#scripts/make/typst/index.ts'
import type { BrochureContent } from './brochure-content.ts'

export const sources = [
  'scripts/make/brochures',
  'scripts/make/typst',
  'components/artwork',
  'content/schema/weaving.ts',
]

const template = ['style.typ', 'markdown.typ', 'template.typ']
  .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  .join('\n')

const border = readFileSync(path.join(project, 'components/artwork/selvedge.svg'), 'utf8')

/** The brochures of programs that name no PDF of their own, cached in `root`. */
export const brochures = (root: string) =>
  madeFiles({
    root,
    kind: 'brochures',
    sources,
    pathOf: ({ address }: BrochureContent) => address,
    make: async (content) => (await typesetBrochure(content)).pdf,
  })

const fit = z.object({ sheets: z.number(), above: z.number() })

/** The sizes of the text in points, from the largest, for both sides of a leaf and for a folded one. */
const layouts = [
  ...[11.5, 10.5, 9.5].map((size) => ({ sheets: 2, size })),
  ...[12.5, 11.5, 10.5].map((size) => ({ sheets: 4, size })),
]

/**
 * Sets a brochure: A4, tagged for assistive technology, with its fonts and without a date, so that
 * the same content gives the same bytes. It has two sheets, or four of which the first is a cover.
 * `missing` are the letters that no font has.
 */
export async function typesetBrochure(content: BrochureContent) {
  try {
    const data = brochureData(content)
    const layout = await layoutFor(data)
    return await typesetPdf(template, { ...data, layout })
  } catch (error) {
    throw new Stop(
      `${content.path}: its brochure can't be typeset (${messageOf(error)}). Write the text more simply, or give the program a PDF of its own (brochureLink).`,
    )
  }
}

/** The steps to apply and the contacts are at least so many points below the edge of their sheet: never alone. */
const leastAbove = 120

/** The largest letters that fit. A text that is too long for four sheets takes an even number, if it can. */
async function layoutFor(data: object) {
  const others: { layout: (typeof layouts)[number]; sheets: number }[] = []
  for (const layout of layouts) {
    const { sheets, above } = fit.parse(await metadataIn(template, { ...data, layout }, '<fit>'))
    if (above < leastAbove) continue
    if (sheets <= layout.sheets) return layout
    others.unshift({ layout, sheets })
  }
  const [other] = [...others.filter(({ sheets }) => sheets % 2 === 0), ...others]
  return other?.layout ?? layouts.at(-1)
}

/** Identifies the content of a brochure. The PDF has it as a keyword. */
export const fingerprintOf = (content: BrochureContent) =>
  `content-${hash('sha256', JSON.stringify(content)).slice(0, 16)}`

/** What template.typ reads: words, drawings as SVG, and the names of fonts. */
export function brochureData(content: BrochureContent) {
  const { slug, composition, url } = content
  const hour = hourOf(slug, content)
  return {
    ...content,
    fingerprint: fingerprintOf(content),
    fonts: { display: displayFonts, running: textFonts },
    code: qrCode(url),
    sky: { background: skyOf(hour), text: textColour(hour) },
    hero: weave({ slug, layout: 'hero', hour, composition }).svg,
    logo: logo().svg,
    border,
  }
}

/** A QR code as SVG, with the margin of four squares that readers need. */
function qrCode(address: string): string {
  const code = newCode(0, 'M')
  code.addData(address)
  code.make()
  return code.createSvgTag({ cellSize: 1, margin: 4, scalable: true })
}
