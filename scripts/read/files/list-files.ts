import {
  closeSync,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { join, sep } from 'node:path'
import { namesIn } from '#scripts/system/cache.ts'
import { type Diagnostic, diagnosticIn } from '../diagnostics/index.ts'

/** `size` is in bytes. `stamp` contains times, size and inode, so it changes when the file is written. */
export type ListedFile = { readonly path: string; readonly size: number; readonly stamp: string }

/** The files below folders. Refuses links that lead out of them, such as to .git/, or to a folder (a circle). */
export function listFiles(root: string, ...folders: readonly string[]) {
  const files: ListedFile[] = []
  const refused: Diagnostic[] = []
  const add = (folder: string, path = folder) => {
    const file = join(root, path)
    const entry = lstatSync(file, { throwIfNoEntry: false })
    if (entry?.isDirectory()) {
      return namesIn(file).forEach((name) => add(folder, `${path}/${name}`))
    }
    const isLink = entry?.isSymbolicLink()
    const stats = isLink ? targetIn(join(realpathSync(root), folder), file) : entry
    if (stats?.isFile()) {
      const { mtimeMs, ctimeMs, size, ino } = stats
      files.push({ path, size, stamp: `${mtimeMs} ${ctimeMs} ${size} ${ino}` })
    } else if (isLink) {
      const message = `this link leads out of ${folder}/, to a folder or nowhere; put the file itself here`
      refused.push(diagnosticIn({ path }, { rule: 'file-place', message }))
    }
  }
  for (const folder of folders) add(folder)
  return { files, refused }
}

function targetIn(folder: string, link: string) {
  try {
    return realpathSync(link).startsWith(folder + sep) ? statSync(link) : undefined
  } catch {
    return undefined
  }
}

/** The first bytes of a file: all of it, or one more than `most` if it has more. */
export function readAtMost(file: string, most: number): Uint8Array {
  const opened = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(Math.min(fstatSync(opened).size, most + 1))
    return bytes.subarray(0, readSync(opened, bytes))
  } finally {
    closeSync(opened)
  }
}
