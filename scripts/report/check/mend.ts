import type { Fault, Fix } from '#scripts/content/index.ts'
import { applyFixes } from './apply-fixes.ts'

/** The faults that there would be if these files held these bytes. */
export type Check = (instead: ReadonlyMap<string, Uint8Array>) => Promise<readonly Fault[]>

export type Mended = {
  /** The files that change, with their new bytes. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** How many faults are gone. */
  readonly count: number
}

type Mendable = Fault & { readonly fix: Fix }

/**
 * Mends what the faults of a site know how to, until nothing more can be done; writes nothing.
 * All is tried at once. Where that brings a fault that was not there before, half of it is tried,
 * down to the one fix that does harm, which is left undone.
 */
export async function mend(check: Check, bytesOf: (path: string) => Uint8Array): Promise<Mended> {
  let files: ReadonlyMap<string, Uint8Array> = new Map()
  let faults = await check(files)
  let count = 0
  const refused = new Set<string>()
  let next = mendable(faults, refused)
  while (next.length > 0) {
    const changed = withFixes(files, next, bytesOf)
    const left = await check(changed)
    const gone = goneFaults(faults, left, changed)
    if (gone > 0) {
      ;[files, faults] = [changed, left]
      count += gone
      next = mendable(faults, refused)
    } else if (next.length > 1) {
      next = next.slice(0, Math.ceil(next.length / 2))
    } else {
      for (const fault of next) refused.add(nameOf(fault))
      next = mendable(faults, refused)
    }
  }
  return { files, count }
}

const mendable = (faults: readonly Fault[], refused: ReadonlySet<string>): Mendable[] =>
  faults.flatMap((fault) =>
    fault.fix && !refused.has(nameOf(fault)) ? [{ ...fault, fix: fault.fix }] : [],
  )

function withFixes(
  files: ReadonlyMap<string, Uint8Array>,
  faults: readonly Mendable[],
  bytesOf: (path: string) => Uint8Array,
): ReadonlyMap<string, Uint8Array> {
  const changed = new Map(files)
  for (const path of new Set(faults.map((fault) => fault.path))) {
    const fixes = faults.filter((fault) => fault.path === path).map(({ fix }) => fix)
    changed.set(path, applyFixes(files.get(path) ?? bytesOf(path), fixes))
  }
  return changed
}

/** A fault by what it says: its place moves when something before it is mended. */
const nameOf = ({ path, rule, field, message }: Fault) =>
  `${path} ${rule} ${field ?? ''} ${message.replaceAll(/:\d+/g, '')}`

/**
 * How many faults are gone; 0 where one has come that was not there before.
 * Warnings elsewhere come as soon as every file can be read again, and are no harm.
 */
function goneFaults(
  before: readonly Fault[],
  after: readonly Fault[],
  changed: ReadonlyMap<string, unknown>,
): number {
  const counts = ({ path, severity }: Fault) => severity === 'error' || changed.has(path)
  const [old, left] = [before.filter(counts), after.filter(counts)]
  const known = new Map<string, number>()
  for (const fault of old) known.set(nameOf(fault), (known.get(nameOf(fault)) ?? 0) + 1)
  for (const fault of left) {
    const count = known.get(nameOf(fault)) ?? 0
    if (count === 0) return 0
    known.set(nameOf(fault), count - 1)
  }
  return Math.max(0, old.length - left.length)
}
