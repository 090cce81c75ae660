import { createHash } from 'node:crypto'
import type { BrochureContent } from './brochure-content.ts'

/** Identifies what a brochure says. The PDF carries it as a keyword. */
export const fingerprintOf = (content: BrochureContent): string =>
  `content-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)}`

/** The fingerprint in a PDF; undefined if the PDF comes from elsewhere. */
export const fingerprintIn = (pdf: Uint8Array): string | undefined =>
  /content-[0-9a-f]{16}/.exec(Buffer.from(pdf).toString('latin1'))?.[0]
