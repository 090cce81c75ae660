import { routeOf } from '#content/schema/routes.ts'
import { kinds } from '#content/schema/kinds.ts'
import type { Span } from '#content/schema/collections.ts'
import { type Document, annotated, bodyLinks } from '#scripts/content/index.ts'
import { routeOfFile } from './built-page.ts'
import type { Subject } from './finding.ts'

export type Source = {
  readonly document: Document
  readonly span: Span
  readonly isPlaceholder: boolean
}
type Place = { readonly span: Span; readonly field: string }

/** Finds the line of content that made a part of a built page. */
export type SourceMap = {
  /** The exact line where it can be told, in the page's own file before all others. */
  readonly exact: (file: string, subject: Subject) => Source | undefined
  /** The file that made the page. */
  readonly page: (file: string) => Document | undefined
}

export function sourceMap(documents: readonly Document[], base: string): SourceMap {
  const byRoute = new Map(documents.map((document) => [routeOf(document), document]))
  const page = (file: string) => byRoute.get(routeOfFile(file))
  const index = new Map<string, Document>()
  for (const document of documents)
    for (const key of placesIn(document).keys()) if (!index.has(key)) index.set(key, document)

  function exact(file: string, subject: Subject): Source | undefined {
    const key = keyOf(subject, base)
    const own = page(file)
    const document = own && placesIn(own).has(key) ? own : elsewhere(subject, key)
    const place = document && placesIn(document).get(key)
    if (!document || !place) return undefined
    const marks = document.yaml?.marks ?? []
    const isPlaceholder = marks.some(({ field }) => field === place.field)
    return { document, span: place.span, isPlaceholder }
  }

  /** A field such as the title is that of its own page, or of none. */
  const elsewhere = ({ kind }: Subject, key: string) =>
    kind === 'field' ? undefined : index.get(key)

  return { exact, page }
}

const keyOf = ({ kind, value }: Subject, base: string): string =>
  kind === 'address' && value.startsWith(base)
    ? `address /${value.slice(base.length)}`
    : `${kind} ${value}`

const known = new WeakMap<Document, ReadonlyMap<string, Place>>()

/** Where each address, text, id and field of a file stands, by what it is in a page. */
function placesIn(document: Document): ReadonlyMap<string, Place> {
  const before = known.get(document)
  if (before) return before
  const places = new Map<string, Place>()
  const add = (key: string, span: Span, field = '') => {
    if (!places.has(key)) places.set(key, { span, field })
  }
  const { yaml, facts, kind } = document
  if (yaml) {
    for (const { path, value } of annotated(kinds[kind].schema, yaml.value)) {
      const [span, field] = [yaml.places.value(path), path.join('.')]
      add(`field ${field}`, span, field)
      // The page of a program has its summary as description.
      if (field === 'summary') add('field description', span, field)
      add(`address ${value}`, span, field)
      add(`words ${value.trim()}`, span, field)
    }
  }
  for (const { href, ...span } of bodyLinks(document)) add(`address ${href}`, span)
  for (const { src, alt: _, ...span } of facts?.images ?? []) add(`address ${src}`, span)
  for (const { text, id, line, column } of facts?.headings ?? []) {
    add(`words ${text}`, { line, column })
    add(`id ${id}`, { line, column })
  }
  known.set(document, places)
  return places
}
