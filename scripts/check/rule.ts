import type { ParsedFile } from '#scripts/read/documents/index.ts'
import {
  type Diagnostic,
  diagnosticIn,
  type LocalDiagnostic,
  type SomeFile,
} from '#scripts/read/diagnostics/index.ts'

/**
 * A site with the fields of a program, a text (of the program, or else of a page), and files by their
 * paths, in the version of the commit `before` and in the present one. ‸ marks the place of a fault.
 */
export type Example = {
  readonly text?: string
  readonly fields?: string
  readonly files?: Files
  readonly before?: Files
}

/** An undefined one is missing. */
type Files = Readonly<Record<string, string | undefined>>

/** A rule as the writers' guide shows it. `bad` breaks it and no other rule, `good` breaks none. */
export type Rule = {
  /** Without it, a fault of the rule is an error. A fault may have a severity of its own. */
  readonly severity?: 'warning'
  readonly does: string
  readonly bad: Example
  readonly good: Example
}

/** Rules by their ids, which are permanent, and the check that finds the faults of all of them. */
export type Rules<Input, Faults = Iterable<FaultIn>> = {
  readonly rules: Readonly<Record<string, Rule>>
  readonly check: (input: Input) => Faults
}

/** The rules that need no other file than the original of a translation. */
export type FileRules = Rules<ParsedFile, Iterable<LocalDiagnostic>>

export type FaultIn = readonly [file: SomeFile, fault: LocalDiagnostic]

/** A fault with the severity of its rule, unless it has one of its own. */
export const rated = <Fault extends LocalDiagnostic>(rules: Ratings, fault: Fault): Fault => ({
  severity: rules[fault.rule]?.severity,
  ...fault,
})

type Ratings = Readonly<Record<string, Pick<Rule, 'severity'>>>

export const diagnosticsOf = (
  { rules }: { readonly rules: Ratings },
  faults: Iterable<FaultIn>,
): Diagnostic[] => Array.from(faults, ([file, fault]) => diagnosticIn(file, rated(rules, fault)))
