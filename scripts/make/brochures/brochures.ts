import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { madeFiles } from '#scripts/make/made-files.ts'
import { typesetPdf } from '#scripts/make/typst/index.ts'
import type { BrochureContent } from './brochure-content.ts'
import { brochureData } from './brochure-data.ts'

/** The code that makes a brochure from its content. */
export const sources = [
  'scripts/make/brochures',
  'scripts/make/typst',
  'components/artwork',
  'content/schema/weaving.ts',
]

/** The brochures of programs that name no PDF of their own, cached in `root`. */
export const brochures = (root: string) =>
  madeFiles({ root, kind: 'brochures', sources }, async (content: BrochureContent) => {
    const { pdf } = await typesetBrochure(content)
    return pdf
  })

/**
 * Sets a brochure: A4, tagged for assistive technology, with its fonts and without a date, so that
 * the same content gives the same bytes. `missing` are the letters that no font has.
 */
export function typesetBrochure(
  content: BrochureContent,
): Promise<{ pdf: Uint8Array; missing: string[] }> {
  const template = readFileSync(path.join(import.meta.dirname, 'template.typ'), 'utf8')
  return typesetPdf(template, { ...brochureData(content), fingerprint: fingerprintOf(content) })
}

/** Identifies the content of a brochure. The PDF has it as a keyword. */
export const fingerprintOf = (content: BrochureContent): string =>
  `content-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)}`
