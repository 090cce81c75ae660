import { publication } from '#content/schema/publication.ts'
import type { LocalDiagnostic } from '#scripts/content/diagnostics/index.ts'
import { placesOf, isAlwaysThere, type Document } from '#scripts/content/documents/index.ts'
import { valueAt } from '#scripts/content/fields/index.ts'

/** Reports the fields that would take a required page off the site. */
export function checkAlwaysThere(document: Document): LocalDiagnostic[] {
  if (!isAlwaysThere(document.path)) return []
  const rule = 'bad-value' as const
  const message = 'the site cannot do without this page'
  const hint = 'Delete the line: the page is always on the site.'
  const fields = Object.keys(publication).filter((field) => valueAt(document.fields, [field]))
  return fields.map((field) =>
    Object.assign(placesOf(document).value([field]), { field, rule, message, hint }),
  )
}
