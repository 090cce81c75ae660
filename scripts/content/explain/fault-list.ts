import { diagnosticIn } from './fault.ts'
import type { Diagnostic, Finding } from '../types.ts'

const placeKey = ({ path, line, column, field }: Diagnostic) =>
  `${path}:${line}:${column} ${field ?? ''}`

/** Order of code points, the same on every machine. */
export const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Reading order: by file, then from top to bottom. */
export const byPlace = (a: Diagnostic, b: Diagnostic) =>
  compare(a.path, b.path) || a.line - b.line || a.column - b.column

/** Gathers the faults of all files. */
export class DiagnosticList {
  readonly #diagnostics: Diagnostic[] = []

  add(file: { readonly path: string; readonly text: string }, ...findings: readonly Finding[]) {
    for (const finding of findings)
      this.#diagnostics.push(diagnosticIn(file.path, file.text, finding))
  }

  /** In reading order. Of a missed limit and a closer reason for the same value, the reason stays. */
  sorted(): readonly Diagnostic[] {
    const closer = new Set(
      this.#diagnostics.filter(({ rule }) => rule !== 'bad-value').map(placeKey),
    )
    return this.#diagnostics
      .filter((diagnostic) => diagnostic.rule !== 'bad-value' || !closer.has(placeKey(diagnostic)))
      .toSorted(byPlace)
  }
}
