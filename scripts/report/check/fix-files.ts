import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, type Fix, openContent } from '#scripts/content/index.ts'
import type { ProseChecker } from '#scripts/report/prose/index.ts'

/** New bytes of files by path. */
type Replaced = ReadonlyMap<string, Uint8Array>

/** The diagnostics of the site with some files replaced. */
export type Check = (replaced: Replaced) => Promise<readonly Diagnostic[]>

type Fixable = Diagnostic & { readonly fix: Fix }

type FixedFile = { readonly path: string; readonly before: string; readonly after: string }

/** Fixes the files of a repository: fields, links and prose. `count` is how many diagnostics are gone. */
export async function fixFiles(
  root: string,
  checkProse: ProseChecker,
): Promise<{ files: readonly FixedFile[]; count: number }> {
  const bytesOf = (path: string) => readFileSync(join(root, path))
  const { replaced, count } = await findFixes(async (replaced) => {
    const { diagnostics, documents } = await openContent(root, { replaced })
    return [...diagnostics, ...(await checkProse(documents))]
  }, bytesOf)
  const files = Array.from(replaced, ([path, bytes]) => {
    const before = bytesOf(path).toString('utf8')
    writeFileSync(join(root, path), bytes)
    return { path, before, after: new TextDecoder().decode(bytes) }
  })
  return { files, count }
}

/**
 * Finds the fixes of a site that do no harm, without writing them.
 * All fixes are tried together. If that causes a new diagnostic, half of them are tried, down to
 * the single fix that causes it, which is then left out.
 */
export async function findFixes(
  check: Check,
  bytesOf: (path: string) => Uint8Array,
): Promise<{ replaced: Replaced; count: number }> {
  let replaced: Replaced = new Map()
  let diagnostics = await check(replaced)
  let count = 0
  const harmful = new Set<string>()
  const fixable = () =>
    diagnostics.flatMap((each): Fixable[] =>
      each.fix && !harmful.has(nameOf(each)) ? [{ ...each, fix: each.fix }] : [],
    )
  let tried = fixable()
  while (tried.length > 0) {
    const next = withFixes(replaced, tried, bytesOf)
    const left = await check(next)
    const gone = countGone(diagnostics, left, next)
    if (gone > 0) {
      ;[replaced, diagnostics] = [next, left]
      count += gone
      tried = fixable()
    } else if (tried.length > 1) {
      tried = tried.slice(0, Math.ceil(tried.length / 2))
    } else {
      for (const each of tried) harmful.add(nameOf(each))
      tried = fixable()
    }
  }
  return { replaced, count }
}

function withFixes(
  replaced: Replaced,
  diagnostics: readonly Fixable[],
  bytesOf: (path: string) => Uint8Array,
): Replaced {
  const next = new Map(replaced)
  for (const path of new Set(diagnostics.map((each) => each.path))) {
    const fixes = diagnostics.filter((each) => each.path === path).map(({ fix }) => fix)
    next.set(path, applyFixes(replaced.get(path) ?? bytesOf(path), fixes))
  }
  return next
}

/** Identifies a diagnostic without its place, which moves when something before it is fixed. */
const nameOf = ({ path, rule, field = '', message }: Diagnostic) =>
  `${path} ${rule} ${field} ${message.replaceAll(/:\d+/g, '')}`

/**
 * How many diagnostics are gone; 0 if there is a new one.
 * A warning in a file that hasn't changed doesn't count: it appears once all files can be read.
 */
function countGone(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  replaced: Replaced,
): number {
  const counts = ({ path, severity }: Diagnostic) => severity === 'error' || replaced.has(path)
  const [old, left] = [before.filter(counts), after.filter(counts)]
  const known = new Map<string, number>()
  for (const each of old) known.set(nameOf(each), (known.get(nameOf(each)) ?? 0) + 1)
  for (const each of left) {
    const count = known.get(nameOf(each)) ?? 0
    if (count === 0) return 0
    known.set(nameOf(each), count - 1)
  }
  return Math.max(0, old.length - left.length)
}

/**
 * The bytes of a file with fixes made. Everything else stays, byte for byte: line ends, a byte order
 * mark, comments. Of overlapping fixes the first is made. Places are those of the text with `\n` as
 * line end.
 */
export function applyFixes(bytes: Uint8Array, fixes: readonly Fix[]): Uint8Array {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const starts = lineStarts(text)
  const offset = (line: number, column: number) => (starts[line - 1] ?? text.length) + column - 1
  const edits = fixes
    .flatMap(({ also = [], ...fix }) => [fix, ...also])
    .map((fix) => ({
      from: offset(fix.line, fix.column),
      to: offset(fix.endLine, fix.endColumn),
      insert: fix.text,
    }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
  let result = ''
  let done = 0
  for (const { from, to, insert } of edits) {
    if (from < done || (from === done && done > 0 && from === to)) continue
    result += text.slice(done, from) + insert
    done = to
  }
  return new TextEncoder().encode(result + text.slice(done))
}

function lineStarts(text: string): number[] {
  const first = text.startsWith('\uFEFF') ? 1 : 0
  return [first, ...Array.from(text.matchAll(/\r\n?|\n/g), (end) => end.index + end[0].length)]
}
