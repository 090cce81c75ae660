import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openCache } from '#scripts/system/cache.ts'
import type { BrochureContent } from './brochure-content.ts'

/** Everything whose code makes a brochure from its content. */
export const sources = [
  'scripts/make/brochures',
  'scripts/make/typst',
  'components/artwork',
  'content/schema/weaving.ts',
]

const keyOf = (content: BrochureContent) => [JSON.stringify(content)]

/** The brochures of programs that name no PDF of their own, cached in `root`. */
export function brochures(root: string) {
  const cache = openCache({ root, kind: 'brochures', sources })
  return {
    /** From the cache, if it is there. */
    find: (content: BrochureContent): Uint8Array | undefined => cache.get(keyOf(content)),
    make: (content: BrochureContent): Promise<Uint8Array> =>
      cache.cached(keyOf(content), async () => (await typesetBrochure(content)).pdf),
    prune: cache.prune,
  }
}

/**
 * Sets a brochure: A4, tagged for assistive technology, with its fonts and without a date, so that
 * the same content gives the same bytes. `missing` are the letters that no font has.
 */
export async function typesetBrochure(
  content: BrochureContent,
): Promise<{ pdf: Uint8Array; missing: string[] }> {
  // A build that finds all brochures in the cache doesn't load Typst.
  const [{ typesetPdf }, { brochureData }] = await Promise.all([
    import('#scripts/make/typst/index.ts'),
    import('./brochure-data.ts'),
  ])
  const template = readFileSync(path.join(import.meta.dirname, 'template.typ'), 'utf8')
  return typesetPdf(template, { ...brochureData(content), fingerprint: fingerprintOf(content) })
}

/** Identifies what a brochure says. The PDF has it as a keyword. */
export const fingerprintOf = (content: BrochureContent): string =>
  `content-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)}`
