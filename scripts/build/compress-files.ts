import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzipSync } from 'node:zlib'
import { cachedFile } from '#scripts/make/media/index.ts'
import { isCompressible } from '#scripts/hosts/index.ts'
import { placeFile } from './place-file.ts'

/** The smallest result that brotli has: it is made once and sent to every visitor. */
const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

const brotliMaker = ['br', process.versions['brotli'] ?? '']

/** More files than this are left to the host: 25 ms of a processor each is a long time for a large site. */
const mostFiles = 2000

/** As many at once as keep the threads of zlib busy. */
const atOnce = 8

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const kept = await cachedFile('compressed', [...brotliMaker, bytes], () => brotli(bytes))
  if ((await stat(kept)).size < bytes.length) placeFile(kept, file + '.br')
  // As quickly made as read.
  const gzipped = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION })
  if (gzipped.length < bytes.length) await writeFile(file + '.gz', gzipped)
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
  const texts = names.filter((name) => isCompressible(name)).toSorted()
  const isSmall = texts.length <= mostFiles || wanted === '1'
  const queue = (
    isSmall ? texts : texts.filter((name) => name.startsWith(`assets${path.sep}`))
  ).values()
  const work = async () => {
    for (const name of queue) await compressFile(path.join(folder, name))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
