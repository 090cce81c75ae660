import type { Span } from '#content/schema/collections.ts'
import { routeOf } from '#content/schema/routes.ts'
import {
  type Diagnostic,
  type Document,
  annotatedFields,
  byPlace,
  diagnosticIn,
  placeAt,
  placesOf,
} from '#scripts/content/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import type { Found, Subject } from './built-diagnostic.ts'
import { type BuiltSite, routeOfFile } from './built-site.ts'

/** A part of the content. `subject` is what it becomes on a page. */
type Source = {
  readonly document: Document
  readonly subject: Subject
  readonly span: Span
  readonly field: string | undefined
}

/**
 * Finds the line of content that caused each diagnostic of a built file, or else the file of the
 * page. Lists one that many pages have once. Leaves those that a placeholder causes to
 * `npm run launch`.
 */
export function contentDiagnostics(
  found: readonly Found[],
  documents: readonly Document[],
  site: BuiltSite,
): Diagnostic[] {
  if (found.length === 0) return []
  const pages = new Map(documents.map((document) => [routeOf(document), document]))
  const sources = documents.flatMap(sourcesIn)

  /** A field such as the title belongs to its own page. */
  function sourceOf(page: Document | undefined, built: Subject): Source | undefined {
    // Content has addresses without the base.
    const subject = built.replace(`address ${site.base}`, 'address /')
    const same = sources.filter((source) => source.subject === subject)
    const own = same.find(({ document }) => document === page)
    return own ?? (subject.startsWith('field ') ? undefined : same[0])
  }

  function diagnosticOf([first, ...others]: readonly Found[]): Diagnostic[] {
    if (!first) return []
    const { file, subject, at, message, ...rest } = first
    const page = pages.get(routeOfFile(file))
    const source = subject && sourceOf(page, subject)
    if (source?.document.placeholders.some(({ field }) => field === source.field)) return []
    const count = new Set(others.map((other) => other.file)).add(file).size
    const place = placeAt(at === 0 ? '' : site.read(file), at)
    const text = {
      ...rest,
      message: message + (count === 1 ? '' : ` (on ${count} pages)`),
      hint: `In the built site: dist/client/${file}:${place.line}:${place.column}`,
    }
    const document = source?.document ?? page
    if (!document) return [diagnosticIn(`dist/client/${file}`, '', { ...place, ...text })]
    const { line, column, endColumn } = source?.span ?? { line: 1, column: 1 }
    const span = { line, column, ...(endColumn === undefined ? {} : { endColumn }) }
    return [diagnosticIn(document.path, document.text, { ...span, ...text })]
  }

  const groups = groupBy(found, ({ rule, message }) => `${rule} ${message}`)
  return [...groups.values()].flatMap(diagnosticOf).toSorted(byPlace)
}

function sourcesIn(document: Document): Source[] {
  const { body, mentions } = document
  const places = placesOf(document)
  const source = (span: Span, subjects: readonly Subject[], field?: string) =>
    subjects.map((subject) => ({ document, subject, span, field }))
  return [
    ...annotatedFields(document).flatMap(({ path, value }) => {
      const field = path.join('.')
      const subjects: Subject[] = [`field ${field}`, `address ${value}`, `words ${value.trim()}`]
      // A program's page has its summary as description.
      if (field === 'summary') subjects.push('field description')
      return source(places.value(path), subjects, field)
    }),
    ...mentions.flatMap(({ value, place }) =>
      place.field === undefined ? source(place, [`address ${value}`]) : [],
    ),
    ...(body?.headings ?? []).flatMap((heading) =>
      source(heading, [`words ${heading.text}`, `id ${heading.id}`]),
    ),
  ]
}
