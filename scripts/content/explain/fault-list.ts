import { faultIn } from './fault.ts'
import type { Fault, Finding } from '../types.ts'

const placeKey = ({ path, line, column, field }: Fault) =>
  `${path}:${line}:${column} ${field ?? ''}`

/** Order of code points, the same on every machine. */
export const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Reading order: by file, then from top to bottom. */
export const byPlace = (a: Fault, b: Fault) =>
  compare(a.path, b.path) || a.line - b.line || a.column - b.column

/** Gathers the faults of all files. */
export class FaultList {
  readonly #faults: Fault[] = []

  add(file: { readonly path: string; readonly text: string }, ...findings: readonly Finding[]) {
    for (const finding of findings) this.#faults.push(faultIn(file.path, file.text, finding))
  }

  /** In reading order. Of a missed limit and a closer reason for the same value, the reason stays. */
  sorted(): readonly Fault[] {
    const closer = new Set(this.#faults.filter(({ rule }) => rule !== 'bad-value').map(placeKey))
    return this.#faults
      .filter((fault) => fault.rule !== 'bad-value' || !closer.has(placeKey(fault)))
      .toSorted(byPlace)
  }
}
