import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ofVike } from '#scripts/system/own-code.ts'
import { type Diagnostic, diagnosticIn, fileStart } from '../diagnostics/index.ts'

/** `stamp` contains times, size and inode, so it changes when the file is written. */
export type ListedFile = { readonly path: string; readonly stamp: string }

type Listing = { readonly files: readonly ListedFile[]; readonly refused: readonly Diagnostic[] }

/** The files below folders. Refuses links that lead out of them, such as to .git/, or to a folder (a circle). */
export function listFiles(root: string, ...folders: readonly string[]): Listing {
  const files: ListedFile[] = []
  const refused: Diagnostic[] = []
  const add = (folder: string, path = folder) => {
    const file = join(root, path)
    const entry = lstatSync(file, { throwIfNoEntry: false })
    if (entry?.isDirectory()) {
      for (const name of namesIn(file)) add(folder, `${path}/${name}`)
      return
    }
    const isLink = entry?.isSymbolicLink()
    const stats = isLink ? targetIn(join(realpathSync(root), folder), file) : entry
    if (stats?.isFile()) {
      const { mtimeMs, ctimeMs, size, ino } = stats
      files.push({ path, stamp: `${mtimeMs} ${ctimeMs} ${size} ${ino}` })
    } else if (isLink) {
      const message = `this link leads out of ${folder}/, to a folder or nowhere; put the file itself here`
      refused.push(diagnosticIn(path, '', { ...fileStart, rule: 'file-place', message }))
    }
  }
  for (const folder of folders) add(folder)
  return { files, refused }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !ofVike.test(name))
  } catch {
    return []
  }
}

/** What a link leads to; undefined if it isn't in the folder. */
function targetIn(folder: string, link: string) {
  try {
    return realpathSync(link).startsWith(folder + sep) ? statSync(link) : undefined
  } catch {
    return undefined
  }
}
