import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { mediaDir } from '#scripts/make/media/index.ts'
import { placeFile } from './place-file.ts'
import type { SoundFiles } from './sound-files.ts'

/** The address of a file in /media/ itself in HTML or CSS, at whatever base or host it stands. */
const mediaAddress = /\/media\/([\w.-]+)(?![\w./-])/g

/**
 * The names of the media files that a text refers to, each once. They are copies: a part of a string
 * keeps all of it in memory, and builds keep the names of thousands of pages.
 */
export function mediaIn(text: string): string[] {
  const names = new Set(Array.from(text.matchAll(mediaAddress), ([, name = '']) => name))
  return Array.from(names, (name) => Buffer.from(name).toString())
}

/** The names of the media that the style sheets in a folder refer to. */
export async function mediaOfSheets(folder: string): Promise<string[]> {
  const sheets = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.css'),
  )
  const texts = await Promise.all(sheets.map((name) => readFile(path.join(folder, name), 'utf8')))
  return texts.flatMap(mediaIn)
}

/** The names of the media that came with the bundle for visitors in a folder: its fonts. */
export const bundledMedia = (folder: string): ReadonlySet<string> =>
  new Set(readdirSync(path.join(folder, 'media')))

/** What is known of the files of media in the cache, by their names. */
export function soundMedia(sound: SoundFiles) {
  const folder = mediaDir() + path.sep
  return {
    /** Whether the file is there, with the bytes that the name was made from. */
    isSound: (name: string): boolean =>
      sound.isSound(folder + name, (bytes) =>
        createHash('sha256')
          .update(bytes)
          .digest('hex')
          .startsWith(name.split('.').at(-2) ?? '-'),
      ),
    trust: (name: string): void => sound.trust(folder + name),
  }
}

/** Puts media of the cache into `folder`/media. */
export function placeMedia(names: Iterable<string>, folder: string): void {
  const [from, to] = [mediaDir() + path.sep, path.join(folder, 'media') + path.sep]
  mkdirSync(to, { recursive: true })
  for (const name of names) placeFile(from + name, to + name)
}
