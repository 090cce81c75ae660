import newCode from 'qrcode-generator'
import { hourOf, skyOf, textColour, weave } from '#components/artwork/index.ts'
import type { BrochureContent } from './content.ts'

/** The data of template.typ: words, and drawings as SVG. */
export function brochureData(content: BrochureContent) {
  const { slug, composition, url } = content
  const hour = hourOf(slug, content)
  return {
    ...content,
    code: qrCode(url),
    sky: { background: skyOf(hour), text: textColour(hour) },
    hero: weave({ slug, layout: 'hero', hour, composition }).svg,
  }
}

/** A QR code as SVG, with the margin of four squares that readers need. */
function qrCode(address: string): string {
  const code = newCode(0, 'M')
  code.addData(address)
  code.make()
  return code.createSvgTag({ cellSize: 1, margin: 4, scalable: true })
}
