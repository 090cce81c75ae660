import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { type Diagnostic, diagnosticIn, fileStart } from '../explain/diagnostic.ts'

/** `stamp` contains times, size and inode, so it changes when the file is written. */
export type ListedFile = { readonly path: string; readonly stamp: string }

type Listing = { readonly files: readonly ListedFile[]; readonly refused: readonly Diagnostic[] }

/** The files below a folder. Refuses links that lead out of it, such as to .git/, or to a folder (a circle). */
export function listFiles(root: string, folder: string): Listing {
  const files: ListedFile[] = []
  const refused: Diagnostic[] = []

  const walk = (relative: string) => {
    for (const entry of entriesOf(join(root, relative))) {
      const path = `${relative}/${entry.name}`
      if (entry.isDirectory()) walk(path)
      else if (entry.isFile()) add(path)
      else if (entry.isSymbolicLink()) follow(path)
    }
  }
  const add = (path: string) => {
    const stats = statSync(`${root}/${path}`, { throwIfNoEntry: false })
    if (!stats?.isFile()) return
    const { mtimeMs, ctimeMs, size, ino } = stats
    files.push({ path, stamp: `${mtimeMs} ${ctimeMs} ${size} ${ino}` })
  }
  const follow = (path: string) => {
    const message = linkFault(join(root, path), root, folder)
    if (message === undefined) add(path)
    else refused.push(diagnosticIn(path, '', { ...fileStart, rule: 'file-place', message }))
  }
  if (lstatSync(join(root, folder), { throwIfNoEntry: false })?.isSymbolicLink()) follow(folder)
  else walk(folder)
  return { files, refused }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function linkFault(file: string, root: string, folder: string): string | undefined {
  try {
    const real = realpathSync(file)
    if (!real.startsWith(join(realpathSync(root), folder) + sep))
      return `this link leads out of ${basename(folder)}/; put the file itself here`
    return statSync(real).isFile()
      ? undefined
      : 'this is a link to a folder; put the files themselves here'
  } catch {
    return 'this link leads nowhere'
  }
}
