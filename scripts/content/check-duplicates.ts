import { digestOf } from './digest.ts'
import type { Document } from './document.ts'
import { show } from './expectation.ts'
import type { Finding } from './types.ts'

/** Values that another entry of the kind already has; the later file by name is at fault. */
export function checkDuplicates(
  documents: readonly Document[],
): { document: Document; finding: Finding }[] {
  const first = new Map<string, Document>()
  const found: { document: Document; finding: Finding }[] = []
  for (const document of documents) {
    for (const [field, value] of digestOf(document).unique) {
      const key = `${document.kind} ${field} ${String(value).trim().toLowerCase()}`
      const holder = first.get(key)
      if (holder) found.push({ document, finding: takenBy(holder, document, field, value) })
      else first.set(key, document)
    }
  }
  return found
}

function takenBy(holder: Document, { yaml }: Document, field: string, value: unknown): Finding {
  const span = yaml?.places.value([field]) ?? { line: 1, column: 1 }
  const line = holder.yaml?.places.value([field]).line ?? 1
  const message = `${show(value)} is taken by ${holder.path}:${line}; expected a value of its own`
  return { ...span, field, rule: 'duplicate-value', message }
}
