import type * as z from 'zod'
import { kinds } from '#content/schema/kinds.ts'
import type { KindName } from '#content/schema/kinds.ts'
import { checkAcross } from './check-across.ts'
import { bodyLinks } from './check-references.ts'
import { readDocument } from './document.ts'
import type { Document } from './document.ts'
import { compare, FaultList } from './fault-list.ts'
import type { MdxCache } from './mdx-facts.ts'
import { placeOfFile } from './place-of-file.ts'
import { placeholdersOf } from './placeholders.ts'
import type { CompileResult, Content, Entry, SourceFile } from './types.ts'
import { validate } from './validate.ts'

/**
 * `cache` keeps compiled bodies by content; `documents` keeps whole files by identity,
 * for a caller that hands over the same object as long as a file has not changed.
 * `unusable` are the assets that cannot be shown as pictures, each with the reason.
 */
export type CompileOptions = {
  readonly cache?: MdxCache
  readonly documents?: WeakMap<SourceFile, Document>
  readonly unusable?: ReadonlyMap<string, string>
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
  const routes = checkAcross(
    documents,
    { files: assets, unusable: options.unusable ?? new Map() },
    faults,
  )

  const collect = collector(documents, faults)
  const [siteEntry] = collect('site', kinds.site.schema)
  const collections = {
    pages: collect('page', kinds.page.schema),
    programs: byOrder(collect('program', kinds.program.schema)),
    highlights: byOrder(collect('highlight', kinds.highlight.schema)),
    testimonials: byOrder(collect('testimonial', kinds.testimonial.schema)),
    faqs: byOrder(collect('faq', kinds.faq.schema)),
    partners: byOrder(collect('partner', kinds.partner.schema)),
  }

  const sorted = faults.sorted()
  const isValid = !sorted.some(({ severity }) => severity === 'error')
  const content: Content | undefined =
    siteEntry && isValid ? { site: siteEntry.data, siteEntry, ...collections, routes } : undefined
  return { content, faults: sorted, placeholders: documents.flatMap(placeholdersOf), documents }
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
function collector(documents: readonly Document[], faults: FaultList) {
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
      return [{ slug, path, data, placeholders, body }]
    })
}

const byOrder = <T extends { readonly order: number }>(entries: readonly Entry<T>[]) =>
  entries.toSorted((a, b) => a.data.order - b.data.order || compare(a.slug, b.slug))
