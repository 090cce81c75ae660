import { kinds } from '#content/kinds/table.ts'
import { type Document, placesOf } from '#scripts/read/documents/index.ts'
import { valueAt } from '#scripts/read/fields/index.ts'
import { type Diagnostic, diagnosticIn } from '#scripts/read/diagnostics/index.ts'
import { show } from '../file/notation.ts'
import { onlyPageOf } from '#scripts/read/site-map/index.ts'

/**
 * Unique values that an earlier document of the kind already has. Two people who each add an entry
 * are given the same number, so a number is a warning: entries with one come by their paths.
 */
export function checkDuplicates(documents: readonly Document[]): Diagnostic[] {
  const holders = new Map<string, Document>()
  return documents.flatMap((document) =>
    kinds[document.kind].unique.flatMap((field): Diagnostic[] => {
      const value = valueAt(document.fields, [field])
      if (typeof value !== 'string' && typeof value !== 'number') return []
      // Entries on the pages of two others may have the same words.
      const list = `${document.kind} ${onlyPageOf(document) ?? ''}`
      const key = `${list} ${field} ${String(value).trim().toLowerCase()}`
      const holder = holders.get(key)
      // A translation has the facts of its original, where the fault is told.
      if (!holder || !placesOf(document).node([field])) {
        holders.set(key, document)
        return []
      }
      const span = placesOf(document).value([field])
      const { line } = placesOf(holder).value([field])
      const message = `${show(value)} is taken by ${holder.path}:${line}; expected a value of its own`
      const warning = typeof value === 'number' && ({ severity: 'warning' } as const)
      const fault = { ...span, field, rule: 'duplicate-value', message, ...warning } as const
      return [diagnosticIn(document, fault)]
    }),
  )
}
