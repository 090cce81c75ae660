import type { Span } from '#content/schema/collections.ts'
import { routeOf } from '#content/schema/routes.ts'
import {
  type Diagnostic,
  type Document,
  annotatedFields,
  placesOf,
  byPlace,
  diagnosticIn,
} from '#scripts/content/index.ts'
import type { DiagnosticGroup, Subject } from './built-diagnostic.ts'
import { routeOfFile } from './built-site.ts'

type Line = Span & { readonly document: Document; readonly field?: string }

/**
 * The diagnostics of built files at the line of content that made them or, if no line did, in the
 * file of the page. What a placeholder causes is left to `npm run launch`.
 */
export function contentDiagnostics(
  groups: readonly DiagnosticGroup[],
  documents: readonly Document[],
  base: string,
): Diagnostic[] {
  if (groups.length === 0) return []
  const pages = new Map(documents.map((document) => [routeOf(document), document]))
  const lines = new Map(documents.map((document) => [document, linesOf(document)]))
  const everywhere = new Map([...lines.values()].toReversed().flatMap((each) => Array.from(each)))

  /** A field such as the title belongs to its own page. */
  function lineOf(page: Document | undefined, subject: Subject): Line | undefined {
    // Content has its addresses without the base.
    const key = subject.replace(`address ${base}`, 'address /')
    const own = page && lines.get(page)?.get(key)
    return own ?? (subject.startsWith('field ') ? undefined : everywhere.get(key))
  }

  return groups
    .flatMap(({ file, subject, line, column, message, others, ...rest }) => {
      const page = pages.get(routeOfFile(file))
      const source = subject && lineOf(page, subject)
      if (source?.document.placeholders.some(({ field }) => field === source.field)) return []
      const text = {
        ...rest,
        message: message + (others === 0 ? '' : ` (on ${others + 1} pages)`),
        hint: `In the built site: dist/client/${file}:${line}:${column}`,
      }
      const document = source?.document ?? page
      if (!document) return [diagnosticIn(`dist/client/${file}`, '', { line, column, ...text })]
      const span = source ? spanOf(source) : { line: 1, column: 1 }
      return [diagnosticIn(document.path, document.text, { ...span, ...text })]
    })
    .toSorted(byPlace)
}

/** The first line of each address, text, id and field of a file. */
function linesOf(document: Document): ReadonlyMap<string, Line> {
  const { body, links } = document
  const places = placesOf(document)
  const lines = new Map<string, Line>()
  const add = (span: Span, keys: readonly string[], field?: string) => {
    for (const key of keys)
      if (!lines.has(key))
        lines.set(key, { ...spanOf(span), document, ...(field === undefined ? {} : { field }) })
  }
  for (const { path, value } of annotatedFields(document)) {
    const field = path.join('.')
    // A program's page has its summary as description.
    const other = field === 'summary' ? ['field description'] : []
    const keys = [`field ${field}`, `address ${value}`, `words ${value.trim()}`, ...other]
    add(places.value(path), keys, field)
  }
  for (const link of links) add(link, [`address ${link.href}`])
  for (const image of body?.images ?? []) add(image, [`address ${image.src}`])
  for (const heading of body?.headings ?? [])
    add(heading, [`words ${heading.text}`, `id ${heading.id}`])
  return lines
}

const spanOf = ({ line, column, endColumn }: Span): Span => ({
  line,
  column,
  ...(endColumn === undefined ? {} : { endColumn }),
})
