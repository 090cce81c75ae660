import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzipSync } from 'node:zlib'
import { isCompressible } from '#scripts/hosts/index.ts'
import { type Cache, openCache } from '#scripts/system/cache.ts'
import type { Settings } from '#scripts/system/settings.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'

/** At brotli's highest quality: a file is compressed once and sent to every visitor. */
const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** A file takes 25 ms of processor time, so the host compresses the pages of larger sites. */
const maxFiles = 2000

/** Keeps the threads of zlib busy. */
const parallel = 8

async function compressFile(
  folder: string,
  name: string,
  { write, cache }: { write: WriteFile; cache: Cache },
): Promise<void> {
  const bytes = await readFile(path.join(folder, name))
  const small = await cache.cached([bytes], () => brotli(bytes))
  if (small.length < bytes.length) write(`${name}.br`, small)
  // This is faster than reading it from the cache.
  const gzipped = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION })
  if (gzipped.length < bytes.length) write(`${name}.gz`, gzipped)
}

/**
 * Writes a brotli and a gzip file next to each text file below `folder`, if that is smaller.
 * With `by size`, compresses only scripts and style sheets if there are more than 2,000 text files.
 */
export async function compressFiles(
  root: string,
  folder: string,
  write: WriteFile,
  which: Settings['precompress'],
): Promise<void> {
  if (which === 'none') return
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter(isCompressible).toSorted()
  const isLarge = which === 'by size' && texts.length > maxFiles
  const queue = texts.filter((name) => !isLarge || name.startsWith(`assets${path.sep}`)).values()
  const cache = openCache({
    root,
    kind: 'compressed',
    sources: ['scripts/build/compress-files.ts'],
  })
  const work = async () => {
    for (const name of queue) await compressFile(folder, name, { write, cache })
  }
  await Promise.all(Array.from({ length: parallel }, work))
  cache.prune()
}
