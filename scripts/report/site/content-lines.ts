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

type Line = { readonly document: Document; readonly span: Span; readonly field?: string }

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
  const everywhere = new Map(
    [...lines.values()].toReversed().flatMap((ofDocument) => Array.from(ofDocument)),
  )

  function lineOf(file: string, subject: Subject): Line | undefined {
    const key = keyOf(subject, base)
    const page = pages.get(routeOfFile(file))
    const own = page && lines.get(page)?.get(key)
    // A field such as the title belongs to its own page.
    return own ?? (subject.kind === 'field' ? undefined : everywhere.get(key))
  }

  return groups
    .flatMap(({ file, subject, rule, severity, line, column, message, others }) => {
      const source = subject && lineOf(file, subject)
      if (source?.document.placeholders.some(({ field }) => field === source.field)) return []
      const document = source?.document ?? pages.get(routeOfFile(file))
      const text = {
        rule,
        message: message + (others === 0 ? '' : ` (on ${others + 1} pages)`),
        hint: `In the built site: dist/client/${file}:${line}:${column}`,
        ...(severity ? { severity } : {}),
      }
      const span = source?.span ?? { line: 1, column: 1 }
      return document
        ? [diagnosticIn(document.path, document.text, { ...span, ...text })]
        : [diagnosticIn(`dist/client/${file}`, '', { line, column, ...text })]
    })
    .toSorted(byPlace)
}

const keyOf = ({ kind, value }: Subject, base: string): string =>
  kind === 'address' && value.startsWith(base)
    ? `address /${value.slice(base.length)}`
    : `${kind} ${value}`

/** The first line of each address, text, id and field of a file. */
function linesOf(document: Document): ReadonlyMap<string, Line> {
  const { body, links } = document
  const places = placesOf(document)
  const lines = new Map<string, Line>()
  const add = (key: string, { line, column, endColumn }: Span, field?: string) => {
    if (lines.has(key)) return
    const span = { line, column, ...(endColumn === undefined ? {} : { endColumn }) }
    lines.set(key, { document, span, ...(field === undefined ? {} : { field }) })
  }
  for (const { path, value } of annotatedFields(document)) {
    const [span, field] = [places.value(path), path.join('.')]
    const keys = [`field ${field}`, `address ${value}`, `words ${value.trim()}`]
    // A program's page has its summary as description.
    if (field === 'summary') keys.push('field description')
    for (const key of keys) add(key, span, field)
  }
  for (const link of links) add(`address ${link.href}`, link)
  for (const image of body?.images ?? []) add(`address ${image.src}`, image)
  for (const heading of body?.headings ?? []) {
    add(`words ${heading.text}`, heading)
    add(`id ${heading.id}`, heading)
  }
  return lines
}
