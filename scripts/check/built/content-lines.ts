import type { Span } from '#content/schema/collections.ts'
import {
  type Diagnostic,
  byPlace,
  diagnosticIn,
  placeAt,
} from '#scripts/content/diagnostics/index.ts'
import { type Document, annotatedFields, placesOf } from '#scripts/content/documents/index.ts'
import { routeOfSource } from '#scripts/content/read/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import type { Found, Subject } from './built-diagnostic.ts'
import { type BuiltSite, routeOfFile } from './built-site.ts'

/**
 * Finds the line of content that caused each diagnostic of a built file, or else the file of the
 * page. Lists one that many pages have once. Leaves those that a flagged value causes
 * to `npm run launch`.
 */
export function contentDiagnostics(
  found: readonly Found[],
  documents: readonly Document[],
  site: BuiltSite,
): Diagnostic[] {
  const pages = new Map(documents.map((document) => [routeOfSource(document.path), document]))
  const sources = documents.flatMap(sourcesIn)

  /** A field such as the title belongs to its own page. */
  function sourceOf(page: Document | undefined, built: Subject) {
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
    if (source?.document.flags.some(({ field }) => field === source.place.field)) return []
    const count = new Set(others.map((other) => other.file)).add(file).size
    const place = placeAt(at === 0 ? '' : site.read(file), at)
    const text = {
      ...rest,
      message: message + (count === 1 ? '' : ` (on ${count} pages)`),
      hint: `In the built site: dist/client/${file}:${place.line}:${place.column}`,
    }
    const document = source?.document ?? page
    if (!document) return [diagnosticIn({ path: `dist/client/${file}` }, { ...place, ...text })]
    return [diagnosticIn(document, { ...source?.place, ...text, field: undefined })]
  }

  const groups = groupBy(found, ({ rule, message }) => `${rule} ${message}`)
  return [...groups.values()].flatMap(diagnosticOf).toSorted(byPlace)
}

function sourcesIn(document: Document) {
  const { body, mentions } = document
  const places = placesOf(document)
  const source = (place: Span & { readonly field?: string }, ...subjects: readonly Subject[]) =>
    subjects.map((subject) => ({ document, subject, place }))
  return [
    ...annotatedFields(document).flatMap(({ path, value }) => {
      // A translation has the facts of its original, which are written there.
      if (document.language !== 'en' && !places.node(path)) return []
      const field = path.join('.')
      const place = { ...places.value(path), field }
      // A program's page has its summary as description.
      const name = field === 'summary' ? 'description' : field
      return source(place, `field ${name}`, `address ${value}`, `words ${value.trim()}`)
    }),
    ...mentions.flatMap(({ value, place }) =>
      place.field === undefined ? source(place, `address ${value}`) : [],
    ),
    ...(document.lacksText ? [] : (body?.headings ?? [])).flatMap(({ text, id, line, column }) =>
      source({ line, column }, `words ${text}`, `id ${id}`),
    ),
  ]
}
