import {
  byPlace,
  type Diagnostic,
  diagnosticIn,
  placeAt,
} from '#scripts/content/diagnostics/index.ts'
import type { Document } from '#scripts/content/documents/index.ts'
import { routeOfSource } from '#scripts/content/read/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import { type BuiltSite, routeOfFile } from './built-site.ts'
import type { BuiltFault } from './check-site.ts'

/**
 * Finds the line of content with the address that is wrong, first in the page's own file, or else that
 * file. Lists a fault of many pages once.
 */
export function contentDiagnostics(
  found: readonly BuiltFault[],
  documents: readonly Document[],
  site: BuiltSite,
): Diagnostic[] {
  const pages = new Map(documents.map((document) => [routeOfSource(document.path), document]))
  const groups = groupBy(found, ({ rule, message }) => `${rule} ${message}`)
  return [...groups.values()].flatMap(diagnosticOf).toSorted(byPlace)

  function diagnosticOf(group: readonly BuiltFault[]): Diagnostic[] {
    const [fault] = group
    if (!fault) return []
    const { file, rule, at, address } = fault
    const page = pages.get(routeOfFile(file))
    const count = new Set(group.map((each) => each.file)).size
    const { line, column } = placeAt(site.read(file), at)
    const text = {
      rule,
      message: fault.message + (count === 1 ? '' : ` (on ${count} pages)`),
      hint: `In the built site: dist/client/${file}:${line}:${column}`,
    }
    // Content has addresses without the base.
    const written = address?.startsWith(site.base) ? `/${address.slice(site.base.length)}` : address
    for (const document of page ? [page, ...documents] : documents) {
      const mention = document.mentions.find(({ value }) => value === written)
      if (mention) return [diagnosticIn(document, { ...mention.place, ...text, field: undefined })]
    }
    if (page) return [diagnosticIn(page, text)]
    return [diagnosticIn({ path: `dist/client/${file}` }, { line, column, ...text })]
  }
}
