import { publication } from '#content/schema/publication.ts'
import type { LocalDiagnostic } from '#scripts/content/diagnostics/index.ts'
import { placesOf, isAlwaysThere, type Document } from '#scripts/content/documents/index.ts'
import { valueAt } from '#scripts/content/fields/index.ts'

/** Reports the fields that would take a required page off the site. */
export function checkAlwaysThere(document: Document): LocalDiagnostic[] {
  if (!isAlwaysThere(document.path)) return []
  const message = 'the site cannot do without this page'
  const hint = 'Delete the line: the page is always on the site.'
  return Object.keys(publication).flatMap((field): LocalDiagnostic[] => {
    if (!valueAt(document.fields, [field])) return []
    const place = placesOf(document).value([field])
    return [{ ...place, field, rule: 'bad-value', message, hint }]
  })
}
