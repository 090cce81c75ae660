import type * as z from 'zod'
import { kinds } from '#content/schema/kinds.ts'
import type { KindName } from '#content/schema/kinds.ts'
import { checkAcross } from './check-across.ts'
import { checkPublished } from './check-published.ts'
import { bodyLinks } from './check-references.ts'
import { readDocument } from './document.ts'
import type { Document } from './document.ts'
import type { DocumentCache } from './document-cache.ts'
import { compare, FaultList } from './fault-list.ts'
import { placeOfFile } from './place-of-file.ts'
import { placeholdersOf } from './placeholders.ts'
import type { CompileResult, Content, Entry, SourceFile, UnpublishedEntry } from './types.ts'
import { unpublishedEntries } from './unpublished-entries.ts'
import { validate } from './validate.ts'

/**
 * `cache` keeps documents by content; `documents` keeps them by the identity of their file,
 * for a caller that hands over the same object as long as a file has not changed.
 * `unusable` are the assets that cannot be shown as pictures, each with the reason.
 * `day` is today in Kathmandu (2027-01-31); without it every entry counts as published.
 * `keepUnpublished`, for development: entries that are not on the site stay in the content, marked.
 */
export type CompileOptions = {
  readonly cache?: DocumentCache
  readonly documents?: WeakMap<SourceFile, Document>
  readonly unusable?: ReadonlyMap<string, string>
  readonly day?: string
  readonly keepUnpublished?: boolean
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
  const faults = new FaultList()
  const documents = await readAll(files, options, faults)
  checkRequired(files, faults)
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
    faults,
    listed.length,
  )
  for (const { document, finding } of day === undefined ? [] : checkPublished(documents, day))
    faults.add(document, keepUnpublished ? { ...finding, severity: 'warning' } : finding)

  const collect = collector(documents, unpublished, faults)
  const [siteEntry] = collect('site', kinds.site.schema)
  const collections = {
    pages: collect('page', kinds.page.schema),
    programs: byOrder(collect('program', kinds.program.schema).filter(isKept)),
    highlights: byOrder(collect('highlight', kinds.highlight.schema).filter(isKept)),
    testimonials: byOrder(collect('testimonial', kinds.testimonial.schema)),
    faqs: byOrder(collect('faq', kinds.faq.schema).filter(isKept)),
    partners: byOrder(collect('partner', kinds.partner.schema)),
  }

  const shownRoutes = new Map([...routes].filter(([, path]) => isKept({ path })))
  const sorted = faults.sorted()
  const isValid = !sorted.some(({ severity }) => severity === 'error')
  const content: Content | undefined =
    siteEntry && isValid
      ? { site: siteEntry.data, siteEntry, ...collections, routes: shownRoutes }
      : undefined
  return {
    content,
    faults: sorted,
    documents,
    placeholders: documents.flatMap(placeholdersOf),
    unpublished: [...unpublished.values()],
  }
}

async function readAll(files: readonly SourceFile[], options: CompileOptions, faults: FaultList) {
  const documents: Document[] = []
  for (const file of files.toSorted((a, b) => compare(a.path, b.path))) {
    const place = placeOfFile(file.path)
    if (place.findings.length > 0) faults.add({ path: file.path, text: '' }, ...place.findings)
    if (place.kind === undefined) continue
    const known = options.documents?.get(file)
    const document = known ?? (await readDocument(file, place.kind, place.slug, options.cache))
    options.documents?.set(file, document)
    faults.add(document, ...document.findings)
    documents.push(document)
  }
  return documents
}

function checkRequired(files: readonly SourceFile[], faults: FaultList) {
  for (const path of required) {
    if (files.some((file) => file.path === path)) continue
    const message = 'the file is missing; without it there is no site'
    faults.add({ path, text: '' }, { line: 1, column: 1, rule: 'file-missing', message })
  }
}

/** Validates the documents of a kind; an entry is what has no fault against its schema. */
function collector(
  documents: readonly Document[],
  unpublished: ReadonlyMap<string, UnpublishedEntry>,
  faults: FaultList,
) {
  return <T>(kind: KindName, schema: z.ZodType<T>): Entry<T>[] =>
    documents.flatMap((document) => {
      if (document.kind !== kind) return []
      const { path, slug, yaml, facts } = document
      if (!yaml) return []
      const { data, findings } = validate(schema, yaml)
      faults.add(document, ...findings)
      if (data === undefined) return []
      const { code = '', headings = [], images = [], isEmpty = true } = facts ?? {}
      const body = { code, headings, links: bodyLinks(document), images, isEmpty }
      const placeholders = [...new Set(placeholdersOf(document).map(({ field }) => field))]
      const why = unpublished.get(path)?.why
      return [{ slug, path, data, placeholders, body, ...(why && { unpublished: why }) }]
    })
}

const byOrder = <T extends { readonly order: number }>(entries: readonly Entry<T>[]) =>
  entries.toSorted((a, b) => a.data.order - b.data.order || compare(a.slug, b.slug))
