import { digestOf } from './digest.ts'
import type { Document } from './document.ts'
import { show } from './expectation.ts'
import type { Finding } from './types.ts'

/** Values that another entry of the kind already has; the later file by name is at fault. */
export function checkDuplicates(
  documents: readonly Document[],
): { document: Document; finding: Finding }[] {
  const first = new Map<string, Document>()
  return documents.flatMap((document) =>
    digestOf(document).unique.flatMap(([field, value]) => {
      const key = `${document.kind} ${field} ${String(value).trim().toLowerCase()}`
      const holder = first.get(key)
      if (holder === undefined) {
        first.set(key, document)
        return []
      }
      const span = document.yaml?.places.value([field]) ?? { line: 1, column: 1 }
      const line = holder.yaml?.places.value([field]).line ?? 1
      const message = `${show(value)} is taken by ${holder.path}:${line}; expected a value of its own`
      return [{ document, finding: { ...span, field, rule: 'duplicate-value' as const, message } }]
    }),
  )
}
