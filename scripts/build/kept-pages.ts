import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { readKept, writeKept } from '#scripts/system/kept-value.ts'
import { writeNew, writeWhole } from '#scripts/system/write-whole.ts'
import type { SoundFiles } from './sound-files.ts'

/** The file of a page as it is uploaded, and the names of the media that it shows. */
export type KeptPage = { file: string; media: readonly string[] }

export type KeptPages = {
  /** The page that was made from what the key names, if it is there and as it was made. */
  get: (key: string) => KeptPage | undefined
  set: (key: string, html: string, media: readonly string[]) => KeptPage
  /**
   * Keeps what is known of the pages for the next run, and forgets those that this run has not asked
   * for, once they are more than the others.
   */
  save: () => void
}

/** What is known of a page beside its file: the SHA-256 of its bytes, and its media. */
type Known = { sum: string; media: readonly string[] }

const list = 'list'

/** Milliseconds after which a file that no list names is not one that another build is about to name. */
const patience = 3_600_000

/** Rendered pages in a folder, one file each, named by what the page was made from. */
export function keptPages(folder: string, sound: SoundFiles): KeptPages {
  mkdirSync(folder, { recursive: true })
  const known = readKept<Map<string, Known>>(path.join(folder, list)) ?? new Map<string, Known>()
  const asked = new Set<string>()
  const fileOf = (key: string) => path.join(folder, `${key}.html`)

  function forgetOld() {
    const unasked = [...known.keys()].filter((key) => !asked.has(key))
    if (unasked.length <= asked.size) return
    for (const key of unasked) {
      known.delete(key)
      rmSync(fileOf(key), { force: true })
    }
  }

  function removeUnknown() {
    for (const name of readdirSync(folder)) {
      if (name === list || known.has(path.basename(name, '.html'))) continue
      const file = path.join(folder, name)
      const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
      if (Date.now() - written > patience) rmSync(file, { force: true })
    }
  }

  return {
    get(key) {
      asked.add(key)
      const page = known.get(key)
      const file = fileOf(key)
      return page && sound.isSound(file, (bytes) => sumOf(bytes) === page.sum)
        ? { file, media: page.media }
        : undefined
    },
    set(key, html, media) {
      asked.add(key)
      const [file, sum] = [fileOf(key), sumOf(html)]
      if (!writeNew(file, html)) writeWhole(file, html)
      sound.trust(file)
      known.set(key, { sum, media })
      return { file, media }
    },
    save() {
      forgetOld()
      removeUnknown()
      writeKept(path.join(folder, list), known)
    },
  }
}

const sumOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
