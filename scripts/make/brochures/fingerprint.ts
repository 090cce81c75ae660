import { createHash } from 'node:crypto'
import type { BrochureInput } from './sheet.ts'

/** Names what a brochure says; it is kept in the PDF as a keyword. */
export const fingerprintOf = (input: BrochureInput): string =>
  `content-${createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 16)}`

/** The fingerprint in a PDF that was made here; none in one that came from elsewhere. */
export const fingerprintIn = (pdf: Uint8Array): string | undefined =>
  /content-[0-9a-f]{16}/.exec(Buffer.from(pdf).toString('latin1'))?.[0]
