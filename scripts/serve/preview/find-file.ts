import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

export type FoundFile = { file: string; size: number; modified: number }

const isUnsafe = (name: string) =>
  name === '' || /[\\\0]/.test(name) || (name.startsWith('.') && name !== '.well-known')

/** The paths inside the folder that may answer a request path, best first: `/about` is about or about.html, `/` is index.html. */
function candidates(pathname: string): string[] {
  const segments = pathname.split('/').slice(1)
  const last = segments.pop() ?? ''
  if (segments.some(isUnsafe) || (last !== '' && isUnsafe(last))) return []
  const folder = segments.join('/')
  return (last === '' ? ['index.html'] : [last, `${last}.html`]).map((name) =>
    path.join(folder, name),
  )
}

/**
 * The file that a static host would answer a decoded request path with, or null.
 * A page wins over a folder of its name; hidden files, links that leave the folder, and names that
 * differ only in case (on systems that do not care) are not found.
 */
export async function findFile(folder: string, pathname: string): Promise<FoundFile | null> {
  const root = await realpath(folder)
  for (const name of candidates(pathname)) {
    const file = path.join(root, name)
    const real = await realpath(file).catch(() => null)
    if (real !== file) continue
    const stats = await stat(file)
    if (stats.isFile()) return { file, size: stats.size, modified: Math.floor(stats.mtimeMs) }
  }
  return null
}
