import { type LocalDiagnostic, type RuleId, placeAt } from '#scripts/content/index.ts'

/** The part of a page that the content has to change: `address /gone`, `field title`. */
export type Subject = `${'address' | 'words' | 'id' | 'field'} ${string}`

/** Something wrong in a built file. Its message is the same for every page that has it. */
export type BuiltDiagnostic = Pick<LocalDiagnostic, 'rule' | 'message' | 'severity'> & {
  /** The offset in the file. */
  readonly at: number
  readonly subject?: Subject
}

export const built = (
  rule: RuleId,
  message: string,
  at = 0,
  subject?: Subject,
): BuiltDiagnostic => ({ rule, message, at, ...(subject ? { subject } : {}) })

export const warning = (...given: Parameters<typeof built>): BuiltDiagnostic => ({
  ...built(...given),
  severity: 'warning',
})

/** A diagnostic at the first place it occurs; `others` counts the other files that have it. */
export type DiagnosticGroup = Omit<BuiltDiagnostic, 'at'> & {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly others: number
}

/** Collects diagnostics; one that many pages have is in it once. */
export class DiagnosticGroups {
  readonly #groups = new Map<
    string,
    { first: Omit<DiagnosticGroup, 'others'>; files: Set<string> }
  >()

  add(file: string, text: string, diagnostics: Iterable<BuiltDiagnostic>): void {
    for (const { at, ...diagnostic } of diagnostics) {
      const key = `${diagnostic.rule} ${diagnostic.message}`
      const known = this.#groups.get(key)
      if (known) known.files.add(file)
      else {
        const first = { ...diagnostic, file, ...placeAt(text, at) }
        this.#groups.set(key, { first, files: new Set([file]) })
      }
    }
  }

  all(): DiagnosticGroup[] {
    return Array.from(this.#groups.values(), ({ first, files }) => ({
      ...first,
      others: files.size - 1,
    }))
  }
}
