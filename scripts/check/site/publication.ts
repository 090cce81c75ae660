import { kindOf } from '#content/kinds/table.ts'
import { publication } from '#content/schema/publication.ts'
import type { LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import { type Document, isAlwaysThere, placesOf } from '#scripts/read/documents/index.ts'
import { valueAt } from '#scripts/read/fields/index.ts'

/** Runs the check that a kind declares. `day` is undefined for an entry that isn't on the site. */
export function checkKind(document: Document, day: string | undefined): LocalDiagnostic[] {
  const faults = kindOf(document.kind).check?.(document, day) ?? []
  return faults.map((fault) =>
    'field' in fault ? Object.assign(placesOf(document).value([fault.field]), fault) : fault,
  )
}

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
