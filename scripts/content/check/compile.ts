import { setImmediate as turn } from 'node:timers/promises'
import type { CollectionKind, KindName } from '#content/schema/kinds.ts'
import type { Progress } from '#scripts/system/steps/steps.ts'
import { checkAcross } from './across.ts'
import { checkUnpublishedLinks, unpublishedEntries } from './unpublished.ts'
import { digestOf, withDigest, isSound } from './digest.ts'
import type { DigestCache } from './digest-cache.ts'
import { keptDocument, keyOf, readDocument, sumOf, type Document } from '../read/document.ts'
import type { DocumentCache } from '../read/document-cache.ts'
import { entriesOf, entryOf } from './entries.ts'
import { valueAt } from '../schema-walk.ts'
import { compare, DiagnosticList } from '../explain/diagnostic.ts'
import { placeOfFile } from '../read/place-of-file.ts'
import type { Content, Entry } from '#content/schema/collections.ts'
import type { CompileResult, Placeholder, SourceFile, UnpublishedEntry } from '../types.ts'

/**
 * `cache` keeps documents by content, and `digests` what sites need of them; `documents` keeps them
 * by the identity of their file, for a caller that hands over the same object as long as a file has
 * not changed.
 * `unusable` are the assets that cannot be shown as pictures, each with the reason.
 * `day` is today in Kathmandu (2027-01-31); without it every entry counts as published.
 * `keepUnpublished`, for development: entries that are not on the site stay in the content, marked.
 * `progress` is told how many files have been read.
 */
export type CompileOptions = {
  readonly cache?: DocumentCache
  readonly digests?: DigestCache
  readonly documents?: WeakMap<SourceFile, Document>
  readonly unusable?: ReadonlyMap<string, string>
  readonly day?: string
  readonly keepUnpublished?: boolean
  readonly progress?: Progress | undefined
}

const required = ['content/site.yaml', 'pages/index.mdx', 'pages/404.mdx'] as const

/**
 * From files to content, with every fault of every file. Pure: reads nothing but its arguments.
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

  for (const document of documents) diagnostics.add(document, ...digestOf(document).diagnostics)
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
    placeholders: documents.flatMap(placeholdersIn),
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
    const document = await documentOf(file, place.kind, place.slug, options)
    diagnostics.add(document, ...document.diagnostics)
    documents.push(document)
    options.progress?.(documents.length, files.length)
  }
  return documents
}

/** The document that a file is; the same one as long as the file is the same object. */
export async function documentOf(
  file: SourceFile,
  kind: KindName,
  slug: string,
  options: CompileOptions,
): Promise<Document> {
  const known = options.documents?.get(file)
  const document = known ?? (await documentAnew(file, kind, slug, options))
  options.documents?.set(file, document)
  return document
}

/**
 * The document as another run has left it, if there was nothing wrong with it; else read now, and of
 * one that is sound no more is held than of one that was kept: thousands of parsed files fill the memory.
 */
async function documentAnew(
  file: SourceFile,
  kind: KindName,
  slug: string,
  { cache, digests }: CompileOptions,
): Promise<Document> {
  const key = keyOf(sumOf(file), kind)
  const known = digests?.get(key)
  if (known && cache?.has(key)) return withDigest(keptDocument(file, kind, slug, cache), known)
  const document = await readDocument(file, kind, slug, cache)
  // Whoever waits for something else, a build for its bundles, has a turn between two long texts.
  await turn()
  if (!digests || !isSound(document)) return document
  const digest = digestOf(document)
  digests.set(key, digest)
  return cache?.has(key) ? withDigest(keptDocument(file, kind, slug, cache), digest) : document
}

function checkRequired(files: readonly SourceFile[], diagnostics: DiagnosticList) {
  for (const path of required) {
    if (files.some((file) => file.path === path)) continue
    const message = 'the file is missing; without it there is no site'
    diagnostics.add({ path, text: '' }, { line: 1, column: 1, rule: 'file-missing', message })
  }
}

export const placeholdersIn = (document: Document): Placeholder[] =>
  digestOf(document).placeholders.map(({ line, column, field, text }) => ({
    path: document.path,
    line,
    column,
    field,
    text,
  }))

/** By the field `order`, if the entries have it, then by path. */
const inOrder = <T>(entries: readonly Entry<T>[]) =>
  entries.toSorted((a, b) => orderOf(a.data) - orderOf(b.data) || compare(a.path, b.path))

const orderOf = (data: unknown) => Number(valueAt(data, ['order']) ?? 0)
