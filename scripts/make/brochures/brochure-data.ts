import { hourOf, medallion, selvedge, skyOf, textOf, weave } from '#components/artwork/index.ts'
import { displayFonts, textFonts } from '#scripts/make/typst/families.ts'
import { bodyBlocks } from './body-blocks.ts'
import type { BrochureContent } from './brochure-content.ts'
import { fingerprintOf } from './fingerprint.ts'
import { qrCode } from './qr-code.ts'

/** What template.typ reads: words, drawings as SVG, and the names of fonts. */
export function brochureData(content: BrochureContent) {
  const { slug, composition, title, facts, summary, subjects, body, site, url } = content
  const hour = hourOf(slug, content)
  return {
    title,
    facts,
    lead: summary === undefined ? [] : [summary],
    subjects,
    body: bodyBlocks(body, (to) => fullAddress(to, content)),
    site,
    url,
    fingerprint: fingerprintOf(content),
    words: {
      subjects: 'Key subjects',
      contact: 'Contact',
      code: `QR code of the address ${url}`,
    },
    fonts: { display: displayFonts, running: textFonts },
    code: qrCode(url),
    sky: { ground: skyOf(hour), text: textOf(hour) },
    hero: weave({ slug, layout: 'hero', hour, composition }).svg,
    medallion: medallion(slug, hour).svg,
    border: selvedge(),
  }
}

/** An address that works on paper and from a file; undefined if there is none. */
function fullAddress(to: string, { site, url }: BrochureContent): string | undefined {
  if (to.startsWith('#')) return url + to
  if (/^\/(?!\/)/.test(to)) return site.url.replace(/\/$/, '') + to
  return /^(https?|mailto|tel):/.test(to) ? to : undefined
}
