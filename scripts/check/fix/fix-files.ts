import { today } from '#scripts/system/settings.ts'
import { readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Fix } from '#scripts/content/diagnostics/index.ts'
import { openContent } from '../content/index.ts'
import type { ProseChecker } from '../text/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'

type Replaced = ReadonlyMap<string, Uint8Array>

/** The diagnostics of the site with some files replaced. */
export type Check = (replaced: Replaced) => Promise<readonly Diagnostic[]>

/** Fixes the files of a repository: fields, links and prose. `count` is how many diagnostics are gone. */
export async function fixFiles(root: string, checkProse: ProseChecker) {
  const bytesOf = (path: string) => readFileSync(join(root, path))
  const { replaced, count } = await findFixes(async (replaced) => {
    const { diagnostics, documents } = await openContent(root, today(), { replaced })
    return [...diagnostics, ...(await checkProse(documents, today()))]
  }, bytesOf)
  const files = Array.from(replaced, ([path, bytes]) => {
    const before = bytesOf(path).toString('utf8')
    replaceFile(join(root, path), bytes)
    return { path, before, after: new TextDecoder().decode(bytes) }
  })
  return { files, count }
}

/** On a full disk, the file stays as it was. */
function replaceFile(path: string, bytes: Uint8Array): void {
  const file = realpathSync(path)
  const draft = `${file}~`
  try {
    writeFileSync(draft, bytes)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/**
 * Finds the fixes of a site that cause no new diagnostic, without writing them.
 * Tries all fixes together. If they cause a new diagnostic, tries each half of them, down to the
 * single fix that causes it and is left out.
 */
export async function findFixes(check: Check, bytesOf: (path: string) => Uint8Array) {
  let replaced: Replaced = new Map()
  let diagnostics = await check(replaced)
  let count = 0
  const harmful = new Set<string>()
  const fixable = () => diagnostics.filter((each) => each.fix && !harmful.has(nameOf(each)))
  let tried = fixable()
  while (tried.length > 0) {
    const next = new Map(replaced)
    for (const [path, list] of groupBy(tried, (each) => each.path)) {
      const fixes = list.flatMap(({ fix }) => fix ?? [])
      next.set(path, applyFixes(replaced.get(path) ?? bytesOf(path), fixes))
    }
    const left = await check(next)
    const gone = countGone(diagnostics, left, next)
    if (gone === 0 && tried.length > 1) {
      tried = tried.slice(0, Math.ceil(tried.length / 2))
      continue
    }
    if (gone === 0) for (const each of tried) harmful.add(nameOf(each))
    else [replaced, diagnostics, count] = [next, left, count + gone]
    tried = fixable()
  }
  return { replaced, count }
}

/** Identifies a diagnostic without its place, which moves when something before it is fixed. */
const nameOf = ({ path, rule, field = '', message }: Diagnostic) =>
  `${path} ${rule} ${field} ${message.replaceAll(/:\d+/g, '')}`

/** A fault after which the rest of a text can't be checked. */
const isUnread = ({ rule }: Diagnostic) => rule === 'mdx-syntax'

/**
 * How many diagnostics are gone; 0 if there is a new one.
 * A warning in a file that hasn't changed doesn't count: it appears once all files can be read. Nor
 * does anything in a file whose text couldn't be read before.
 */
function countGone(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  replaced: Replaced,
): number {
  const counts = ({ path, severity }: Diagnostic) => severity === 'error' || replaced.has(path)
  const unread = new Set(before.filter(isUnread).map(({ path }) => path))
  const gone = before.filter(counts).map(nameOf)
  for (const each of after.filter(counts)) {
    const index = gone.indexOf(nameOf(each))
    if (index !== -1) gone.splice(index, 1)
    else if (isUnread(each) || !unread.has(each.path)) return 0
  }
  return gone.length
}

/**
 * Applies fixes to the bytes of a file. Everything else stays the same, such as line ends, a byte
 * order mark and comments. Of overlapping fixes, applies the first. Places count in the text with
 * `\n` as line end.
 */
export function applyFixes(bytes: Uint8Array, fixes: readonly Fix[]): Uint8Array {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const lineEnds = Array.from(text.matchAll(/\r\n?|\n/g), (end) => end.index + end[0].length)
  const starts = [text.startsWith('\uFEFF') ? 1 : 0, ...lineEnds]
  const offset = (line: number, column: number) => (starts[line - 1] ?? text.length) + column - 1
  const edits = fixes
    .flatMap(({ also = [], ...fix }) => [fix, ...also])
    .map(({ line, column, endLine, endColumn, text: insert }) => {
      return { from: offset(line, column), to: offset(endLine, endColumn), insert }
    })
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
