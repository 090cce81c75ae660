import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from '#scripts/write-whole.ts'

/** A page as it is uploaded, and the names of the media that it shows. */
export type KeptPage = { html: Buffer; media: readonly string[] }

export type KeptPages = {
  /** The page that was made from what the key names, if it is there and as it was made. */
  get: (key: string) => KeptPage | undefined
  set: (key: string, page: KeptPage) => void
  /** Forgets pages that this run has not asked for, once they are more than the others. */
  tidy: () => void
}

/**
 * Rendered pages in a folder, one file each, named by what the page was made from. A file begins
 * with the sum of the rest, so that a damaged one counts as absent.
 */
export function keptPages(folder: string): KeptPages {
  const asked = new Set<string>()
  mkdirSync(folder, { recursive: true })
  return {
    get(key) {
      asked.add(key)
      try {
        return read(readFileSync(path.join(folder, key)))
      } catch {
        return undefined
      }
    },
    set(key, { html, media }) {
      const rest = Buffer.concat([Buffer.from(`${JSON.stringify(media)}\n`), html])
      const bytes = Buffer.concat([Buffer.from(`${sumOf(rest)}\n`), rest])
      writeWhole(path.join(folder, key), bytes)
    },
    tidy() {
      const unasked = readdirSync(folder).filter((name) => !asked.has(name))
      if (unasked.length <= asked.size) return
      for (const name of unasked) rmSync(path.join(folder, name), { force: true })
    },
  }
}

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function read(bytes: Buffer): KeptPage | undefined {
  const first = bytes.indexOf('\n')
  const second = bytes.indexOf('\n', first + 1)
  if (bytes.toString('latin1', 0, first) !== sumOf(bytes.subarray(first + 1))) return undefined
  return {
    html: bytes.subarray(second + 1),
    media: JSON.parse(bytes.toString('utf8', first + 1, second)),
  }
}
