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
  const squares = Array.from({ length: code.getModuleCount() }, (_, i) => i)
  const rows = squares.map((y) => squares.map((x) => (code.isDark(y, x) ? '#' : ' ')).join(''))
  const runs = rows.flatMap((row, y) =>
    Array.from(
      row.matchAll(/#+/g),
      ({ index, 0: { length } }) => `M${index + 4} ${y + 4}h${length}v1h-${length}z`,
    ),
  )
  const side = rows.length + 8
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${runs.join('')}"/></svg>`
  )
}
