import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { mediaDir } from '#scripts/media/emit.ts'

/** The address of a file in /media/ itself in HTML or CSS, at whatever base or host it stands. */
const mediaAddress = /\/media\/([\w.-]+)(?![\w./-])/g

/** The names of the media files that a text refers to. */
export const mediaIn = (text: string): string[] =>
  [...text.matchAll(mediaAddress)].map(([, name = '']) => name)

/** Copies the media that the built pages and style sheets refer to from the cache to `folder`/media. */
export async function copyUsedMedia(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const used = new Set<string>()
  for (const file of files.filter((name) => /\.(html|css)$/.test(name))) {
    for (const name of mediaIn(await readFile(path.join(folder, file), 'utf8'))) used.add(name)
  }
  await mkdir(path.join(folder, 'media'), { recursive: true })
  for (const name of used) {
    await copyFile(path.join(mediaDir(), name), path.join(folder, 'media', name))
  }
}
