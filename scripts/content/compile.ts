import type * as z from 'zod'
import { kinds } from '#content/schema/kinds.ts'
import type { KindName } from '#content/schema/kinds.ts'
import { checkDuplicates } from './check-duplicates.ts'
import { checkElements } from './check-elements.ts'
import { checkHeadings } from './check-headings.ts'
import { bodyLinks, checkBody, checkFields } from './check-references.ts'
import { readDocument } from './document.ts'
import type { Document } from './document.ts'
import { faultIn } from './fault.ts'
import type { MdxCache } from './mdx-facts.ts'
import { placeOfFile } from './place-of-file.ts'
import { placeholdersOf } from './placeholders.ts'
import { anchorsOf, readRoutes, routeOf } from './routes.ts'
import type { CompileResult, Content, Entry, Fault, Finding, SourceFile } from './types.ts'
import { validate } from './validate.ts'

/**
 * `cache` keeps compiled bodies by content; `documents` keeps whole files by identity,
 * for a caller that hands over the same object as long as a file has not changed.
 */
export type CompileOptions = {
  readonly cache?: MdxCache
  readonly documents?: WeakMap<SourceFile, Document>
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
  const report = new Report()
  const documents = await readAll(files, options, report)
  checkRequired(files, report)

  const { routes, taken } = readRoutes(documents)
  for (const { document, finding } of [...taken, ...checkDuplicates(documents)]) {
    report.add(document, finding)
  }
  checkAcross(documents, routes, assets, report)

  const collect = collector(documents, report)
  const [siteEntry] = collect('site', kinds.site.schema)
  const collections = {
    pages: collect('page', kinds.page.schema),
    programs: byOrder(collect('program', kinds.program.schema)),
    highlights: byOrder(collect('highlight', kinds.highlight.schema)),
    testimonials: byOrder(collect('testimonial', kinds.testimonial.schema)),
    faqs: byOrder(collect('faq', kinds.faq.schema)),
    partners: byOrder(collect('partner', kinds.partner.schema)),
  }

  const faults = report.sorted()
  const valid = siteEntry && !faults.some(({ severity }) => severity === 'error')
  const content: Content | undefined = valid
    ? { site: siteEntry.data, siteEntry, ...collections, routes }
    : undefined
  return { content, faults, placeholders: documents.flatMap(placeholdersOf) }
}

class Report {
  readonly #faults: Fault[] = []

  add({ path, text }: { path: string; text: string }, ...findings: readonly Finding[]) {
    for (const finding of findings) this.#faults.push(faultIn(path, text, finding))
  }

  /** In reading order, one a place and field: of a limit and a closer reason, the reason stays. */
  sorted(): readonly Fault[] {
    const closer = new Set(this.#faults.filter(({ rule }) => rule !== 'bad-value').map(placeKey))
    return this.#faults
      .filter((fault) => fault.rule !== 'bad-value' || !closer.has(placeKey(fault)))
      .toSorted((a, b) => compare(a.path, b.path) || a.line - b.line || a.column - b.column)
  }
}

const placeKey = ({ path, line, column, field }: Fault) =>
  `${path}:${line}:${column} ${field ?? ''}`
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

async function readAll(files: readonly SourceFile[], options: CompileOptions, report: Report) {
  const documents: Document[] = []
  for (const file of files.toSorted((a, b) => compare(a.path, b.path))) {
    const place = placeOfFile(file.path)
    if (place.findings.length > 0) report.add({ path: file.path, text: '' }, ...place.findings)
    if (place.kind === undefined) continue
    const known = options.documents?.get(file)
    const document = known ?? (await readDocument(file, place.kind, place.slug, options.cache))
    options.documents?.set(file, document)
    report.add(document, ...document.findings)
    documents.push(document)
  }
  return documents
}

function checkRequired(files: readonly SourceFile[], report: Report) {
  for (const path of required) {
    if (files.some((file) => file.path === path)) continue
    const message = 'the file is missing; without it there is no site'
    report.add({ path, text: '' }, { line: 1, column: 1, rule: 'file-missing', message })
  }
}

/** What needs all the files at once: links, anchors, files, references. */
function checkAcross(
  documents: readonly Document[],
  routes: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
  report: Report,
) {
  const slugs = new Map<KindName, Set<string>>()
  for (const { kind, slug } of documents) {
    slugs.set(kind, (slugs.get(kind) ?? new Set()).add(slug))
  }
  const programs = [...(slugs.get('program') ?? [])]
  const byRoute = new Map(
    documents.flatMap((document) => {
      const route = routeOf(document)
      return route === undefined ? [] : [[route, document] as const]
    }),
  )
  const ids = new Map<string, ReadonlySet<string> | undefined>()
  const anchors = (route: string) => {
    const document = byRoute.get(route)
    if (document && !ids.has(route)) ids.set(route, anchorsOf(document, programs))
    return ids.get(route)
  }
  for (const document of documents) {
    report.add(document, ...checkFields(document, { routes, anchors, files }, slugs))
    report.add(document, ...checkBody(document, { routes, anchors, files }))
  }
}

/** Validates the documents of a kind; an entry is what has no fault against its schema. */
function collector(documents: readonly Document[], report: Report) {
  return <T>(kind: KindName, schema: z.ZodType<T>): Entry<T>[] =>
    documents.flatMap((document) => {
      if (document.kind !== kind) return []
      const { path, slug, yaml, facts } = document
      report.add(document, ...bodyFindings(document))
      if (!yaml) return []
      const { data, findings } = validate(schema, yaml)
      report.add(document, ...findings)
      if (data === undefined) return []
      const { code = '', headings = [], images = [], isEmpty = true } = facts ?? {}
      const body = { code, headings, links: bodyLinks(document), images, isEmpty }
      const placeholders = [...new Set(placeholdersOf(document).map(({ field }) => field))]
      return [{ slug, path, data, placeholders, body }]
    })
}

function bodyFindings({ kind, facts, text, bodyLine, yaml }: Document): Finding[] {
  if (!facts || !yaml) return []
  const { body } = kinds[kind]
  const at = { line: bodyLine, column: 1 }
  if (body === 'none' && !facts.isEmpty) {
    const message = `a ${kind} has fields only; expected nothing below the second ---`
    const empty = text
      .split('\n')
      .slice(bodyLine - 1)
      .findIndex((line) => line.trim() !== '')
    return [{ ...at, line: bodyLine + empty, rule: 'body-unexpected', message }]
  }
  if (body === 'required' && facts.isEmpty) {
    const message = `a ${kind} needs text below the second ---`
    return [{ ...at, rule: 'file-empty', message }]
  }
  return [...checkElements(facts), ...checkHeadings(facts)]
}

const byOrder = <T extends { readonly order: number }>(entries: readonly Entry<T>[]) =>
  entries.toSorted((a, b) => a.data.order - b.data.order || compare(a.slug, b.slug))
