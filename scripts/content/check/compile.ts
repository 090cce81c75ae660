import { setImmediate as nextTask } from 'node:timers/promises'
import type { CollectionKind } from '#content/schema/kinds.ts'
import type { Cache } from '#scripts/system/cache.ts'
import type { Progress } from '#scripts/system/progress.ts'
import { checkAcross } from './across.ts'
import { checkUnpublishedLinks, unpublishedEntries } from './unpublished.ts'
import { checkFile } from './check-file.ts'
import { entriesOf, entryOf } from './entries.ts'
import { valueAt } from '../schema-walk.ts'
import { compare, DiagnosticList } from '../explain/diagnostic.ts'
import { placeOfFile } from '../read/place-of-file.ts'
import type { Content, Entry } from '#content/schema/collections.ts'
import type { CompileResult, Document, SourceFile, UnpublishedEntry } from '../types.ts'

/**
 * `cache` holds the checks of single files.
 * `unusable` are the assets that can't be shown as pictures, each with the reason.
 * `day` is today in Kathmandu (2027-01-31); without it every entry counts as published.
 * `keepUnpublished`, for development, leaves unpublished entries in the content, marked.
 * `progress` reports how many files have been read.
 */
export type CompileOptions = {
  readonly cache?: Pick<Cache, 'get' | 'set'>
  readonly unusable?: ReadonlyMap<string, string>
  readonly day?: string
  readonly keepUnpublished?: boolean
  readonly progress?: Progress | undefined
}

const required = ['content/site.yaml', 'pages/index.mdx', 'pages/404.mdx'] as const

/**
 * Turns files into content, or reports everything that is wrong with them. Doesn't read the disk.
 * `assets` are the existing files that content may name, such as `public/brochures/x.pdf`.
 */
export async function compileContent(
  files: readonly SourceFile[],
  assets: ReadonlySet<string>,
  options: CompileOptions = {},
): Promise<CompileResult> {
  const diagnostics = new DiagnosticList()
  const documents = await readAll(files, options, diagnostics)
  checkRequired(files, diagnostics)
  const { day, keepUnpublished = false } = options
  const unpublished =
    day === undefined
      ? new Map<string, UnpublishedEntry>()
      : unpublishedEntries(documents, assets, day)
  const isKept = ({ path }: { path: string }) => keepUnpublished || !unpublished.has(path)

  const listed = documents.filter((document) => document.kind === 'program' && isKept(document))
  const routes = checkAcross(
    documents,
    { files: assets, unusable: options.unusable ?? new Map() },
    diagnostics,
    listed.length,
  )
  for (const { document, diagnostic } of day === undefined
    ? []
    : checkUnpublishedLinks(documents, day))
    diagnostics.add(document, keepUnpublished ? { ...diagnostic, severity: 'warning' } : diagnostic)

  const entries = documents.flatMap((document) => entryOf(document, unpublished) ?? [])
  const [siteEntry] = entriesOf('site', entries)
  const listOf = <K extends CollectionKind>(kind: K) =>
    inOrder(entriesOf(kind, entries).filter(isKept))
  const collections = {
    pages: listOf('page'),
    programs: listOf('program'),
    highlights: listOf('highlight'),
    testimonials: listOf('testimonial'),
    faqs: listOf('faq'),
    partners: listOf('partner'),
  }

  const shownRoutes = new Map([...routes].filter(([, path]) => isKept({ path })))
  const sorted = diagnostics.sorted()
  const isValid = !sorted.some(({ severity }) => severity === 'error')
  const content: Content | undefined =
    siteEntry && isValid
      ? { site: siteEntry.data, siteEntry, ...collections, routes: shownRoutes }
      : undefined
  return {
    content,
    diagnostics: sorted,
    documents,
    placeholders: documents.flatMap(({ path, placeholders }) =>
      placeholders.map(({ line, column, field, text }) => ({ path, line, column, field, text })),
    ),
    unpublished: [...unpublished.values()],
  }
}

async function readAll(
  files: readonly SourceFile[],
  options: CompileOptions,
  diagnostics: DiagnosticList,
) {
  const documents: Document[] = []
  for (const file of files.toSorted((a, b) => compare(a.path, b.path))) {
    const place = placeOfFile(file.path)
    if (place.diagnostics.length > 0)
      diagnostics.add({ path: file.path, text: '' }, ...place.diagnostics)
    if (place.kind === undefined) continue
    const document = await checkFile(file, place, options.cache)
    diagnostics.add(document, ...document.diagnostics)
    documents.push(document)
    options.progress?.(documents.length, files.length)
    // Let the other work of a build go on.
    if (documents.length % 50 === 0) await nextTask()
  }
  return documents
}

function checkRequired(files: readonly SourceFile[], diagnostics: DiagnosticList) {
  for (const path of required) {
    if (files.some((file) => file.path === path)) continue
    const message = 'the file is missing; every site needs it'
    diagnostics.add({ path, text: '' }, { line: 1, column: 1, rule: 'file-missing', message })
  }
}

/** Sorted by the field `order`, if the entries have one, then by path. */
const inOrder = <T>(entries: readonly Entry<T>[]) =>
  entries.toSorted((a, b) => orderOf(a.data) - orderOf(b.data) || compare(a.path, b.path))

const orderOf = (data: unknown) => Number(valueAt(data, ['order']) ?? 0)
