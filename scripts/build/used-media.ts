import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { mediaDir } from '#scripts/media/emit.ts'

/** The address of a file in /media/ itself in HTML or CSS, at whatever base or host it stands. */
const mediaAddress = /\/media\/([\w.-]+)(?![\w./-])/g

/** The names of the media files that a text refers to. */
export const mediaIn = (text: string): string[] =>
  [...text.matchAll(mediaAddress)].map(([, name = '']) => name)

/** The names of the media that the style sheets in a folder refer to. */
export async function mediaOfSheets(folder: string): Promise<string[]> {
  const sheets = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.css'),
  )
  const texts = await Promise.all(sheets.map((name) => readFile(path.join(folder, name), 'utf8')))
  return texts.flatMap(mediaIn)
}

/** Tells of a name whether the cache has the file, with the bytes that the name was made from. */
export function soundMedia(): (name: string) => boolean {
  const known = new Map<string, boolean>()
  return (name) => {
    const isSound = known.get(name) ?? isAsNamed(name)
    known.set(name, isSound)
    return isSound
  }
}

function isAsNamed(name: string): boolean {
  try {
    const bytes = readFileSync(path.join(mediaDir(), name))
    return createHash('sha256')
      .update(bytes)
      .digest('hex')
      .startsWith(name.split('.').at(-2) ?? '-')
  } catch {
    return false
  }
}

/** Copies media from the cache to `folder`/media. */
export function copyMedia(names: Iterable<string>, folder: string): void {
  mkdirSync(path.join(folder, 'media'), { recursive: true })
  for (const name of names) {
    copyFileSync(path.join(mediaDir(), name), path.join(folder, 'media', name))
  }
}
