import { readFileSync } from 'node:fs'
import path from 'node:path'
import newCode from 'qrcode-generator'
import { hourOf, logo, skyOf, textColour, weave } from '#components/artwork/index.ts'
import { openCache, project } from '#scripts/system/cache.ts'
import { messageOf, Stop } from '#scripts/system/failure.ts'
import { displayFonts, textFonts, typesetPdf } from '#scripts/make/typst/index.ts'
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

/** Makes brochures, cached in `root`. */
export function brochureMaker(root: string) {
  const { cached } = openCache({ root, kind: 'brochures', sources })
  return (content: BrochureContent): Promise<Uint8Array> =>
    cached([JSON.stringify(content)], async () => (await typesetBrochure(content)).pdf)
}

/**
 * Sets a brochure: A4, tagged for assistive technology, with its fonts and without a date, so that
 * the same content gives the same bytes. `missing` are the letters that no font has.
 */
export async function typesetBrochure(content: BrochureContent) {
  try {
    return await typesetPdf(template, brochureData(content))
  } catch (error) {
    throw new Stop(
      `${content.path}: its brochure can't be typeset (${messageOf(error)}). Write the text more simply, or give the program a PDF of its own (brochureLink).`,
    )
  }
}

/** What template.typ reads: words, drawings as SVG, and the names of fonts. */
export function brochureData(content: BrochureContent) {
  const { slug, composition, url } = content
  const hour = hourOf(slug, content)
  return {
    ...content,
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
