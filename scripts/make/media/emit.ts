import { slugOf } from '#scripts/content/index.ts'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeNew, writeWhole } from '#scripts/system/write-whole.ts'

/** Where the build keeps the media it makes; dev serves this folder at /media/. */
export const mediaDir = () => process.env['MEDIA_DIR'] ?? path.resolve('.cache/media')

/**
 * Keeps a file made by the build and returns its path on the site, `/media/<name>.<hash8>.<ext>`.
 */
export function emitMedia(name: string, ext: string, bytes: string | Uint8Array): string {
  const file = mediaName(name, ext, createHash('sha256').update(bytes).digest('hex'))
  const folder = mediaDir()
  const target = folder + path.sep + file
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  if (!writeNew(target, bytes) && !holds(target, bytes)) writeWhole(target, bytes)
  return `/media/${file}`
}

/**
 * `<name>.<hash8>.<ext>`: the name is cut to plain ASCII; the hash, of the bytes or of what they
 * are made from, tells apart what then looks the same.
 */
export const mediaName = (name: string, ext: string, hash: string): string =>
  `${slugOf(name) || 'media'}.${hash.slice(0, 8)}.${ext}`

/** Whether a file is there and sound. */
function holds(file: string, bytes: string | Uint8Array): boolean {
  try {
    return Buffer.from(bytes).equals(readFileSync(file))
  } catch {
    return false
  }
}
