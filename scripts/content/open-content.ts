import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDay } from '#scripts/system/settings.ts'
import { openCache, type Cache } from '#scripts/system/cache.ts'
import { compileContent, type CompileOptions } from './check/compile.ts'
import { diagnosticIn, fileStart } from './explain/diagnostic.ts'
import { inspectImage, notPdf } from './read/inspect-picture.ts'
import { listFiles, type ListedFile } from './read/list-files.ts'
import { publicFileFaults, withoutLeftOvers } from './read/public-files.ts'
import type { CompileResult } from './types.ts'

type Options = Pick<CompileOptions, 'keepUnpublished' | 'progress'> & {
  /** Bytes to read instead of those on disk, by path. The files need not exist. */
  readonly replaced?: ReadonlyMap<string, Uint8Array>
}

/**
 * `files` are the paths of the files under content/ and pages/, and of those under public/ that are
 * published; `hashes` identify their contents.
 */
export type OpenedContent = CompileResult & {
  readonly files: ReadonlySet<string>
  readonly hashes: ReadonlyMap<string, string>
}

const code = ['scripts/content', 'scripts/system', 'content/schema']

/**
 * Reads and checks the content of a repository as it is on disk now: pages/ and content/, which
 * may name files under public/. The day of the build decides what is published.
 */
export async function openContent(root: string, options: Options = {}): Promise<OpenedContent> {
  const { replaced = new Map(), ...forCompile } = options
  const cache = openCache({ root, kind: 'content', sources: code })
  const { sources: onDisk, shown: listed, diagnostics: refused } = readFolders(root)
  const shown = withoutLeftOvers(listed)
  const diagnostics = [...refused, ...(await publicFileFaults(root, shown))]
  const sources = new Map([...onDisk, ...replaced])
  const files = Array.from(sources, ([path, bytes]) => ({ path, bytes }))
  const assets = new Set([...shown.map(({ path }) => path), ...sources.keys()])
  const compiled = await compileContent(files, assets, {
    ...forCompile,
    cache,
    unusable: await unusableFiles(root, shown, cache),
    day: buildDay(),
  })
  cache.prune()
  const opened = { ...compiled, files: assets, hashes: hashesOf(onDisk, listed) }
  if (diagnostics.length === 0) return opened
  return { ...opened, content: undefined, diagnostics: [...diagnostics, ...compiled.diagnostics] }
}

/** The files under content/ and pages/ with their bytes, and those under public/. */
function readFolders(root: string) {
  const written = [listFiles(root, 'content'), listFiles(root, 'pages')]
  const shown = listFiles(root, 'public')
  const diagnostics = [...written, shown].flatMap(({ refused }) => refused)
  const sources = new Map<string, Uint8Array>()
  for (const { path } of written.flatMap(({ files }) => files)) {
    try {
      sources.set(path, readFileSync(join(root, path)))
    } catch {
      const message = 'the file cannot be opened; check its permissions'
      diagnostics.push(diagnosticIn(path, '', { ...fileStart, rule: 'file-place', message }))
    }
  }
  return { sources, shown: shown.files, diagnostics }
}

/** Pictures and documents can be large, so only their sizes and times are hashed. */
function hashesOf(sources: ReadonlyMap<string, Uint8Array>, shown: readonly ListedFile[]) {
  const stamps = shown.map(({ path, stamp }) => [path, stamp] as const)
  return new Map(Array.from([...sources, ...stamps], ([path, bytes]) => [path, hashOf(bytes)]))
}

const hashOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The pictures and PDFs that can't be shown (too large, damaged, of another type), each with the reason. */
async function unusableFiles(
  root: string,
  files: readonly ListedFile[],
  cache: Cache,
): Promise<ReadonlyMap<string, string>> {
  const unusable = new Map<string, string>()
  for (const { path } of files) {
    const isPdf = /\.pdf$/i.test(path)
    if (!isPdf && !/\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(path)) continue
    const bytes = readFileSync(join(root, path))
    const notPicture = async () => (await inspectImage(bytes)).reason ?? ''
    const reason = isPdf ? notPdf(bytes) : await cache.cached(['picture', bytes], notPicture)
    if (reason.length > 0) unusable.set(path, reason.toString())
  }
  return unusable
}

/** The first file that was written, added or removed since the content was opened, or undefined. */
export function changedSince(root: string, { hashes }: Pick<OpenedContent, 'hashes'>) {
  const { sources, shown } = readFolders(root)
  const now = hashesOf(sources, shown)
  return [...new Set([...hashes.keys(), ...now.keys()])].find(
    (path) => hashes.get(path) !== now.get(path),
  )
}
