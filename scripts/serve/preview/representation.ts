import { readFile } from 'node:fs/promises'

import { acceptedEncodings, compress, encodingSuffix, type Encoding } from './content-encoding.ts'
import { contentType, isCompressible } from './content-type.ts'
import type { FoundFile } from './find-file.ts'

export type Representation = {
  bytes: Buffer
  type: string
  etag: string
  modified: number
  encoding: Encoding | null
  /** Whether another Accept-Encoding would have got other bytes. */
  varies: boolean
}

/**
 * Reads files as a visitor receives them: pages through `html`, text compressed, by the file that the build
 * put beside it when there is one and the text is untouched, else at once and then kept in memory.
 */
export function fileReader(html?: (text: string) => string) {
  const compressed = new Map<string, Promise<Buffer>>()

  return async (
    { file, size, modified }: FoundFile,
    acceptEncoding: string | undefined,
  ): Promise<Representation> => {
    const type = contentType(file)
    const varies = isCompressible(type)
    const rewrite = type.startsWith('text/html') ? html : undefined
    const version = `${size.toString(16)}-${modified.toString(16)}`

    const plain = async () => {
      const bytes = await readFile(file)
      return rewrite ? Buffer.from(rewrite(bytes.toString('utf8'))) : bytes
    }
    const encoded = async (encoding: Encoding) => {
      const built = rewrite
        ? null
        : await readFile(file + encodingSuffix[encoding]).catch(() => null)
      return built ?? compress(await plain(), encoding)
    }

    const encoding = varies ? (acceptedEncodings(acceptEncoding)[0] ?? null) : null
    if (!encoding) {
      const bytes = await plain()
      return { bytes, type, etag: `"${version}"`, modified, encoding, varies }
    }
    const etag = `"${version}-${encoding}"`
    const key = `${file} ${etag}`
    const pending = compressed.get(key) ?? encoded(encoding)
    compressed.set(key, pending)
    return { bytes: await pending, type, etag, modified, encoding, varies }
  }
}
