import { join } from 'node:path'
import { checkFiles } from './check-files.ts'
import { compileDocuments } from './compile-site.ts'
import type { SiteOptions } from './site/localize.ts'
import { type Diagnostic, diagnosticIn } from '#scripts/read/diagnostics/index.ts'
import {
  leftOver,
  listFiles,
  type ListedFile,
  maxTextBytes,
  readAtMost,
} from '#scripts/read/files/index.ts'
import { publicRules } from './repository/public-files.ts'
import { diagnosticsOf } from './rule.ts'
import { inspectFiles } from './repository/inspect-files.ts'
import type { CompileResult, SourceFile } from '#scripts/read/documents/index.ts'
import { openCache } from '#scripts/system/cache.ts'

type Options = Pick<SiteOptions, 'keepUnpublished'>

/** Content can name the `files`; a stamp changes when its file is written. */
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
  const inspected = await inspectFiles(root, shown, cache)
  const inPublic = publicRules.check({ root, files: shown, inspected })
  const faults = [...refused, ...unreadable, ...diagnosticsOf(publicRules, inPublic)]
  const named = new Set([...shown, ...files].map(({ path }) => path))
  const assets = { files: named, inspected }
  const read = await checkFiles(files, { cache })
  const compiled = await compileDocuments(read, assets, {
    ...options,
    day,
  })
  const diagnostics = [...faults, ...compiled.diagnostics]
  const isFaulty = faults.some(({ severity }) => severity === 'error')
  const content = isFaulty ? undefined : compiled.content
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
