import type { Diagnostic, Fix } from '#scripts/content/index.ts'
import { applyFixes } from './apply-fixes.ts'

/** The faults that there would be if these files held these bytes. */
export type Check = (instead: ReadonlyMap<string, Uint8Array>) => Promise<readonly Diagnostic[]>

export type Mended = {
  /** The files that change, with their new bytes. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** How many faults are gone. */
  readonly count: number
}

type Mendable = Diagnostic & { readonly fix: Fix }

/**
 * Mends what the faults of a site know how to, until nothing more can be done; writes nothing.
 * All is tried at once. Where that brings a fault that was not there before, half of it is tried,
 * down to the one fix that does harm, which is left undone.
 */
export async function mend(check: Check, bytesOf: (path: string) => Uint8Array): Promise<Mended> {
  let files: ReadonlyMap<string, Uint8Array> = new Map()
  let diagnostics = await check(files)
  let count = 0
  const refused = new Set<string>()
  let next = mendable(diagnostics, refused)
  while (next.length > 0) {
    const changed = withFixes(files, next, bytesOf)
    const left = await check(changed)
    const gone = goneFaults(diagnostics, left, changed)
    if (gone > 0) {
      ;[files, diagnostics] = [changed, left]
      count += gone
      next = mendable(diagnostics, refused)
    } else if (next.length > 1) {
      next = next.slice(0, Math.ceil(next.length / 2))
    } else {
      for (const diagnostic of next) refused.add(nameOf(diagnostic))
      next = mendable(diagnostics, refused)
    }
  }
  return { files, count }
}

const mendable = (diagnostics: readonly Diagnostic[], refused: ReadonlySet<string>): Mendable[] =>
  diagnostics.flatMap((diagnostic) =>
    diagnostic.fix && !refused.has(nameOf(diagnostic))
      ? [{ ...diagnostic, fix: diagnostic.fix }]
      : [],
  )

function withFixes(
  files: ReadonlyMap<string, Uint8Array>,
  diagnostics: readonly Mendable[],
  bytesOf: (path: string) => Uint8Array,
): ReadonlyMap<string, Uint8Array> {
  const changed = new Map(files)
  for (const path of new Set(diagnostics.map((diagnostic) => diagnostic.path))) {
    const fixes = diagnostics.filter((diagnostic) => diagnostic.path === path).map(({ fix }) => fix)
    changed.set(path, applyFixes(files.get(path) ?? bytesOf(path), fixes))
  }
  return changed
}

/** A fault by what it says: its place moves when something before it is mended. */
const nameOf = ({ path, rule, field, message }: Diagnostic) =>
  `${path} ${rule} ${field ?? ''} ${message.replaceAll(/:\d+/g, '')}`

/**
 * How many faults are gone; 0 where one has come that was not there before.
 * Warnings elsewhere come as soon as every file can be read again, and are no harm.
 */
function goneFaults(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  changed: ReadonlyMap<string, unknown>,
): number {
  const counts = ({ path, severity }: Diagnostic) => severity === 'error' || changed.has(path)
  const [old, left] = [before.filter(counts), after.filter(counts)]
  const known = new Map<string, number>()
  for (const diagnostic of old)
    known.set(nameOf(diagnostic), (known.get(nameOf(diagnostic)) ?? 0) + 1)
  for (const diagnostic of left) {
    const count = known.get(nameOf(diagnostic)) ?? 0
    if (count === 0) return 0
    known.set(nameOf(diagnostic), count - 1)
  }
  return Math.max(0, old.length - left.length)
}
