import type { LocalDiagnostic, RuleId } from '#scripts/content/index.ts'

/** The part of a page that the content has to change: an address, words, an id or a field. */
export type Subject = {
  readonly kind: 'address' | 'words' | 'id' | 'field'
  readonly value: string
}

/** Something wrong in a built file. Its message is the same for every page that has it. */
export type BuiltDiagnostic = Pick<LocalDiagnostic, 'rule' | 'message' | 'severity'> & {
  /** The offset in the file. */
  readonly at?: number | undefined
  readonly subject?: Subject
}

/** A diagnostic of a page, about a part of it such as `['address', '/gone']`. */
export const built = (
  rule: RuleId,
  message: string,
  at?: number,
  kind?: Subject['kind'],
  value = '',
): BuiltDiagnostic => ({ rule, message, at, ...(kind ? { subject: { kind, value } } : {}) })

/** A diagnostic at the first place it occurs; `others` counts the other files that have it. */
export type DiagnosticGroup = BuiltDiagnostic & {
  readonly file: string
  readonly line: number
  readonly column: number
  others: number
}

/** Collects diagnostics; what many pages share is in it once. */
export class DiagnosticGroups {
  readonly #groups = new Map<string, DiagnosticGroup & { last: string }>()

  add(file: string, text: string, diagnostics: readonly BuiltDiagnostic[]): void {
    for (const diagnostic of diagnostics) {
      const key = `${diagnostic.rule} ${diagnostic.message}`
      const known = this.#groups.get(key)
      if (known) {
        if (known.last !== file) known.others++
        known.last = file
        continue
      }
      const before = text.slice(0, diagnostic.at ?? 0).split('\n')
      const place = { line: before.length, column: (before.at(-1) ?? '').length + 1 }
      this.#groups.set(key, { ...diagnostic, file, ...place, others: 0, last: file })
    }
  }

  all(): readonly DiagnosticGroup[] {
    return [...this.#groups.values()]
  }
}
