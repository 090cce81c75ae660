import { digestOf } from './digest.ts'
import type { Document } from '../read/document.ts'
import { show } from '../explain/expectation.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'

/** Values that another entry of the kind already has; the later file by name is at fault. */
export function checkDuplicates(
  documents: readonly Document[],
): { document: Document; diagnostic: LocalDiagnostic }[] {
  const first = new Map<string, Document>()
  const found: { document: Document; diagnostic: LocalDiagnostic }[] = []
  for (const document of documents) {
    for (const [field, value] of digestOf(document).unique) {
      const key = keyOf(document, field, value)
      const holder = first.get(key)
      if (holder) found.push({ document, diagnostic: takenBy(holder, document, field, value) })
      else first.set(key, document)
    }
  }
  return found
}

/** Whether no other entry of its kind has one of a document's values that are to be its own. */
export function isUnique(document: Document, documents: readonly Document[]): boolean {
  const own = new Set(keysOf(document))
  return documents.every(
    (other) =>
      other.kind !== document.kind ||
      other.path === document.path ||
      !keysOf(other).some((key) => own.has(key)),
  )
}

const keysOf = (document: Document) =>
  digestOf(document).unique.map(([field, value]) => keyOf(document, field, value))

const keyOf = ({ kind }: Document, field: string, value: string | number) =>
  `${kind} ${field} ${String(value).trim().toLowerCase()}`

function takenBy(
  holder: Document,
  { yaml }: Document,
  field: string,
  value: unknown,
): LocalDiagnostic {
  const span = yaml?.places.value([field]) ?? { line: 1, column: 1 }
  const line = holder.yaml?.places.value([field]).line ?? 1
  const message = `${show(value)} is taken by ${holder.path}:${line}; expected a value of its own`
  return { ...span, field, rule: 'duplicate-value', message }
}
