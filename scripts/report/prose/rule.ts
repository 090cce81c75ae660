import type { Root } from 'mdast'
import type { Document, LocalDiagnostic, RuleId } from '#scripts/content/index.ts'
import type { Speller } from './speller.ts'
import type { TextRange } from './text-ranges.ts'

/** What a rule found in a text range: a part of its text, by offsets, and its replacement. */
export type Match = {
  readonly from: number
  readonly to: number
  readonly message: string
  readonly hint?: string
  /** Replaces the match, or the part of the range that it names. */
  readonly fix?: { readonly text: string; readonly from?: number; readonly to?: number }
}

export type RuleContext = {
  readonly speller: Speller
  /** The day of the check in Kathmandu, such as 2027-01-31. */
  readonly today: string
}

/** A file with its text; `tree` is undefined if the body is empty or can't be read. */
export type Prose = {
  readonly document: Document
  readonly ranges: readonly TextRange[]
  readonly tree: Root | undefined
}

export type ProseSite = {
  readonly documents: readonly Document[]
  /** The files under public/, relative to the repository: `public/brochures/x.pdf`. */
  readonly files: ReadonlySet<string>
}

type PlacedMessage = Omit<LocalDiagnostic, 'rule' | 'severity'>
export type FileMessage = PlacedMessage & { readonly path: string }

/**
 * A rule of good text. `reason` is the hint of a message without its own.
 * A warning asks the writer to look again; an error keeps the text from being published.
 */
export type ProseRule = {
  readonly id: RuleId
  readonly severity: 'error' | 'warning'
  readonly reason: string
  readonly inRange?: (range: TextRange, context: RuleContext) => Iterable<Match>
  readonly inDocument?: (prose: Prose) => Iterable<PlacedMessage>
  readonly inSite?: (site: ProseSite) => Iterable<FileMessage>
}

/** A message as a diagnostic of its rule. Writers use the name in brackets to suppress it. */
export const ruleDiagnostic = (
  { id, severity, reason }: ProseRule,
  placed: PlacedMessage,
): LocalDiagnostic => ({
  ...placed,
  hint: `${placed.hint ?? reason} [${id}]`,
  rule: id,
  ...(severity === 'warning' ? { severity } : {}),
})
