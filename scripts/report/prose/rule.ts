import type { Document, LocalDiagnostic, RuleId } from '#scripts/content/index.ts'
import type { Passage } from './passage.ts'
import type { ProseDocument } from './read-prose.ts'
import type { Speller } from './speller.ts'

/** What a rule found in a passage: a part of its text, by offsets, and what to write in its place. */
export type Remark = {
  readonly from: number
  readonly to: number
  readonly message: string
  readonly hint?: string
  /** Takes the place of the part, or of the part of it that is given. */
  readonly fix?: { readonly text: string; readonly from?: number; readonly to?: number }
}

export type Surroundings = {
  readonly speller: Speller
  /** The day of the check in Kathmandu, such as 2027-01-31. */
  readonly today: string
}

/** All files at once. */
export type ProseSite = {
  readonly documents: readonly Document[]
  /** Files that exist, relative to the repository: `public/brochures/x.pdf`. */
  readonly files: ReadonlySet<string>
}

type PlacedFinding = Omit<LocalDiagnostic, 'rule' | 'severity'>
export type FileFinding = { readonly path: string; readonly finding: PlacedFinding }

/**
 * A rule of good text. `reason` says why it exists; it stands under what was found when that has no hint of its own.
 * A warning asks the writer to look again, an error keeps the text from being published.
 */
export type ProseRule = {
  readonly id: RuleId
  readonly severity: 'error' | 'warning'
  readonly reason: string
  readonly inPassage?: (passage: Passage, surroundings: Surroundings) => Iterable<Remark>
  readonly inDocument?: (prose: ProseDocument) => Iterable<PlacedFinding>
  readonly inSite?: (site: ProseSite) => Iterable<FileFinding>
}
