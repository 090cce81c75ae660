import { join } from 'node:path'
import { compileDocuments, readAll } from './compile-site.ts'
import type { SiteOptions } from './site/localize.ts'
import { type Diagnostic, diagnosticIn } from '#scripts/read/diagnostics/index.ts'
import {
  leftOver,
  listFiles,
  type ListedFile,
  maxTextBytes,
  readAtMost,
} from '#scripts/read/files/index.ts'
import {
  heavyFiles,
  placeWarning,
  proofWarnings,
  publicFileFaults,
} from './repository/public-files.ts'
import { inspectFiles } from './repository/inspect-files.ts'
import type { CompileResult, SourceFile } from '#scripts/read/documents/index.ts'
import { openCache } from '#scripts/system/cache.ts'

type Options = Pick<SiteOptions, 'keepUnpublished'>

/** `files` are those that content can name; `stamps` show when a file is written later. */
export type OpenedSite = CompileResult & {
  readonly files: ReadonlySet<string>
  readonly stamps: ReadonlyMap<string, string>
}

export const sources = [
  'scripts/check',
  'scripts/read',
  'scripts/patches',
  'scripts/system',
  'content/kinds',
  'content/schema',
]

const folders = ['content', 'pages', 'public']
const isPublic = ({ path }: ListedFile) => path.startsWith('public/')

/** Reads and checks the content on disk. `day`, such as 2027-01-31, decides what is published. */
export async function openSite(
  root: string,
  day: string,
  options: Options = {},
): Promise<OpenedSite> {
  const cache = openCache({ root, kind: 'content', sources })
  const { files: listed, refused } = listFiles(root, ...folders)
  const { sources: files, unreadable } = readFiles(root, listed)
  const shown = listed.filter((file) => isPublic(file) && !leftOver.test(file.path))
  const faults = [...refused, ...unreadable, ...publicFileFaults(root, shown)]
  const inspected = await inspectFiles(root, shown, cache)
  const named = new Set([...shown, ...files].map(({ path }) => path))
  const assets = { files: named, inspected }
  const read = await readAll(files, { cache })
  const compiled = await compileDocuments(read, assets, {
    ...options,
    day,
  })
  const refusedFiles = new Set(faults.map(({ path }) => path))
  const accepted = shown.filter(({ path }) => !refusedFiles.has(path))
  const placed = accepted.filter(({ path }) => inspected.get(path)?.hasPlace)
  const warnings = [
    ...placed.map(placeWarning),
    ...heavyFiles(accepted),
    ...proofWarnings(accepted),
  ]
  const diagnostics = [...faults, ...warnings, ...compiled.diagnostics]
  const content = faults.length === 0 ? compiled.content : undefined
  return { ...compiled, content, diagnostics, files: named, stamps: stampsOf(listed) }
}

function readFiles(root: string, listed: readonly ListedFile[]) {
  const sources: SourceFile[] = []
  const unreadable: Diagnostic[] = []
  for (const { path } of listed.filter((file) => !isPublic(file))) {
    try {
      sources.push({ path, bytes: readAtMost(join(root, path), maxTextBytes) })
    } catch {
      const message = 'the file cannot be opened; check its permissions'
      unreadable.push(diagnosticIn({ path }, { rule: 'file-place', message }))
    }
  }
  return { sources, unreadable }
}

const stampsOf = (files: readonly ListedFile[]) =>
  new Map(files.map(({ path, stamp }) => [path, stamp]))

/** The first file that was written, added or removed since the content was opened, or undefined. */
export function changedSince(root: string, { stamps }: Pick<OpenedSite, 'stamps'>) {
  const now = stampsOf(listFiles(root, ...folders).files)
  return [...new Set([...stamps.keys(), ...now.keys()])].find(
    (path) => stamps.get(path) !== now.get(path),
  )
}
