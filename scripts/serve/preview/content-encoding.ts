import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The name's ending of a file compressed at build. */
export const encodingSuffix = { br: '.br', gzip: '.gz' } satisfies Record<Encoding, string>

/** The encodings that a request accepts (RFC 9110, 12.5.3), the smaller result first. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const refused = /;\s*q=0(?:\.0*)?$/
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .map((item) => item.trim().toLowerCase())
      .filter((item) => !refused.test(item))
      .map((item) => item.replace(/\s*;.*$/, '')),
  )
  return (['br', 'gzip'] as const).filter((name) => accepted.has(name) || accepted.has('*'))
}

/** Compresses text that has no precompressed file; a middle setting, since a visitor waits. */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(bytes)
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  })
}
