import newCode from 'qrcode-generator'
import { hourOf, medallion, selvedge, skyOf, textOf, weave } from '#components/artwork/index.ts'
import { displayFonts, textFonts } from '#scripts/make/typst/index.ts'
import type { BrochureContent } from './brochure-content.ts'

/** What template.typ reads: words, drawings as SVG, and the names of fonts. */
export function brochureData(content: BrochureContent) {
  const { slug, composition, url } = content
  const hour = hourOf(slug, content)
  return {
    ...content,
    fonts: { display: displayFonts, running: textFonts },
    code: qrCode(url),
    sky: { background: skyOf(hour), text: textOf(hour) },
    hero: weave({ slug, layout: 'hero', hour, composition }).svg,
    medallion: medallion(slug, hour).svg,
    border: selvedge(),
  }
}

/** A QR code as SVG, with the margin of four squares that readers need. */
function qrCode(address: string): string {
  const code = newCode(0, 'M')
  code.addData(address)
  code.make()
  return code.createSvgTag({ cellSize: 1, margin: 4, scalable: true })
}
