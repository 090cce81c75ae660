import { copyFile, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cachedFile } from '#scripts/media/cached-bytes.ts'
import { encodingSuffix, type Encoding } from '#scripts/serve/content-encoding.ts'
import { contentType, isCompressible } from '#scripts/serve/content-type.ts'

/** The smallest result that the format has: it is made once and sent to every visitor. */
const smallest = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>

const encodings = ['br', 'gzip'] as const

const makers = [process.versions['brotli'] ?? '', process.versions.zlib]

/** More files than this are left to the host: 25 ms of a processor each is a long time for a large site. */
const mostFiles = 2000

/** As many at once as keep the threads of zlib busy. */
const atOnce = 8

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  for (const encoding of encodings) {
    const made = await cachedFile('compressed', [encoding, ...makers, bytes], () =>
      smallest[encoding](bytes),
    )
    const { size } = await stat(made)
    if (size < bytes.length) await copyFile(made, file + encodingSuffix[encoding])
  }
}

/**
 * Puts a brotli and a gzip file beside each text file of a folder, where it is smaller.
 * PRECOMPRESS=1 does it for any number of files, PRECOMPRESS=0 for none; without it a site of more
 * than 2,000 text files has its scripts and style sheets compressed, and the host does the rest.
 */
export async function compressFiles(folder: string): Promise<void> {
  const wanted = process.env['PRECOMPRESS'] ?? ''
  if (wanted === '0') return
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => isCompressible(contentType(name))).toSorted()
  const isSmall = texts.length <= mostFiles || wanted === '1'
  const queue = (
    isSmall ? texts : texts.filter((name) => name.startsWith(`assets${path.sep}`))
  ).values()
  const work = async () => {
    for (const name of queue) await compressFile(path.join(folder, name))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
