import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openCache } from '#scripts/system/cache.ts'
import type { BrochureInput } from './sheet.ts'

/** Everything whose code makes the brochures. */
export const sources = [
  'scripts/make/brochures',
  'scripts/make/typst',
  'scripts/content',
  'components/artwork',
  'content/schema',
]

const keyOf = (input: BrochureInput) => [JSON.stringify(input)]

/** The brochures of programs that name no PDF of their own, cached in `root`. */
export function brochures(root: string) {
  const cache = openCache({ root, kind: 'brochures', sources })
  return {
    /** From the cache, if it is there. */
    find: (input: BrochureInput): Uint8Array | undefined => cache.get(keyOf(input)),
    make: (input: BrochureInput): Promise<Uint8Array> =>
      cache.cached(keyOf(input), async () => (await typesetBrochure(input)).pdf),
    prune: cache.prune,
  }
}

/**
 * Sets a brochure: A4, tagged for assistive technology, with its fonts and without any date, so that
 * the same program gives the same bytes. `missing` are the letters that no font has.
 */
export async function typesetBrochure(
  input: BrochureInput,
): Promise<{ pdf: Uint8Array; missing: string[] }> {
  // A build that finds all brochures in the cache doesn't load Typst.
  const [{ typesetPdf }, { sheetOf }] = await Promise.all([
    import('#scripts/make/typst/index.ts'),
    import('./sheet.ts'),
  ])
  const template = readFileSync(path.join(import.meta.dirname, 'template.typ'), 'utf8')
  return typesetPdf(template, sheetOf(input))
}
