import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzipSync } from 'node:zlib'
import { listFiles } from '#scripts/read/files/index.ts'
import { isCompressible } from '#scripts/hosts/index.ts'
import { openCache } from '#scripts/system/cache.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'

const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** The host compresses the pages of larger sites. Its brotli at quality 5 is hardly larger than at 9. */
const maxFiles = 2000

/**
 * A file is compressed once and sent to every visitor, so brotli takes its highest quality, 16 ms a page.
 * In a larger site it takes 1 ms, and pages get larger by 9 %.
 */
const qualityFor = (count: number) => (count > 500 ? 9 : constants.BROTLI_MAX_QUALITY)

/** Keeps the threads of zlib busy. */
const parallel = 8

/**
 * Writes a brotli and a gzip file next to each text file below `folder`, if that is smaller.
 * Of more than 2,000 text files, only scripts and style sheets.
 */
export async function compressFiles(root: string, folder: string, write: WriteFile): Promise<void> {
  const names = listFiles(folder, '').files.map(({ path: name }) => name.slice(1))
  const texts = names.filter(isCompressible).toSorted()
  const isLarge = texts.length > maxFiles
  const chosen = texts.filter((name) => !isLarge || name.startsWith('assets/'))
  const queue = chosen.values()
  const quality = qualityFor(chosen.length)
  const sources = ['scripts/build/compress-files.ts']
  const cache = openCache({ root, kind: 'compressed', sources })
  const work = async () => {
    for (const name of queue) {
      const bytes = await readFile(path.join(folder, name))
      const small = await cache.cached([bytes, `${quality}`], () => brotli(bytes, quality))
      if (small.length < bytes.length) write(`${name}.br`, small)
      // This is faster than reading it from the cache.
      const gzipped = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION })
      if (gzipped.length < bytes.length) write(`${name}.gz`, gzipped)
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
}
