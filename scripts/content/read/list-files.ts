import { lstatSync, readdirSync, realpathSync, statSync, type Stats } from 'node:fs'
import { join, sep } from 'node:path'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'

/** `changed` is when it was written or renamed the last time, in milliseconds since 1970. */
export type ListedFile = {
  readonly path: string
  readonly stamp: string
  readonly changed: number
}
export type Listing = {
  readonly files: readonly ListedFile[]
  readonly refused: readonly { readonly path: string; readonly diagnostic: LocalDiagnostic }[]
}

/**
 * The files below a folder of the repository, by posix path, each with a stamp that changes when it is written.
 * A link that leads out of the repository is refused, and so is a link to a folder, which may lead in circles.
 */
export function listFiles(root: string, folder: string): Listing {
  const files: ListedFile[] = []
  const refused: { path: string; diagnostic: LocalDiagnostic }[] = []
  const realRoot = realpathSync(root)

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
    if (stats?.isFile()) files.push(listed(path, stats))
  }
  const follow = (path: string) => {
    const message = linkFault(join(root, path), realRoot)
    if (message === undefined) add(path)
    else refused.push({ path, diagnostic: { line: 1, column: 1, rule: 'file-place', message } })
  }
  walk(folder)
  return { files, refused }
}

/** What lies at a path, as `listFiles` has it; undefined when it is no file, or a link to one. */
export function listFile(root: string, path: string): ListedFile | 'nothing' | undefined {
  const stats = lstatSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return 'nothing'
  return stats.isFile() ? listed(path, stats) : undefined
}

const listed = (path: string, { mtimeMs, ctimeMs, size, ino }: Stats): ListedFile => ({
  path,
  stamp: `${mtimeMs} ${ctimeMs} ${size} ${ino}`,
  changed: ctimeMs,
})

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function linkFault(file: string, realRoot: string): string | undefined {
  try {
    const real = realpathSync(file)
    if (!real.startsWith(realRoot + sep))
      return 'this link leads out of the repository; put the file itself here'
    return statSync(real).isFile()
      ? undefined
      : 'this is a link to a folder; put the files themselves here'
  } catch {
    return 'this link leads nowhere'
  }
}
