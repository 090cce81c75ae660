import type { RuleId } from '#scripts/content/index.ts'

/** What in the content may have made the fault: an address, words, an id or a field, as they stand in the page. */
export type Subject =
  | { readonly kind: 'address'; readonly value: string }
  | { readonly kind: 'words'; readonly value: string }
  | { readonly kind: 'id'; readonly value: string }
  | { readonly kind: 'field'; readonly value: string }

/** A fault of the built site. The message is the same for every page that has it. */
export type SiteFinding = {
  readonly rule: RuleId
  readonly message: string
  readonly hint?: string
  readonly severity?: 'warning'
  /** Offset in the file. */
  readonly at?: number
  readonly subject?: Subject
}

/** A finding at the first place where it was met; `others` counts the files that have it as well. */
export type GroupedFinding = SiteFinding & {
  readonly file: string
  readonly line: number
  readonly column: number
  others: number
}

/** Gathers findings; what many pages share is kept once. */
export class FindingList {
  readonly #groups = new Map<string, GroupedFinding & { last: string }>()

  add(file: string, text: string, ...findings: readonly SiteFinding[]): void {
    for (const finding of findings) {
      const key = `${finding.rule} ${finding.message}`
      const known = this.#groups.get(key)
      if (known) {
        if (known.last !== file) known.others++
        known.last = file
        continue
      }
      const before = text.slice(0, finding.at ?? 0).split('\n')
      const column = (before.at(-1) ?? '').length + 1
      const place = { line: before.length, column }
      this.#groups.set(key, { ...finding, file, ...place, others: 0, last: file })
    }
  }

  all(): readonly GroupedFinding[] {
    return [...this.#groups.values()]
  }
}
