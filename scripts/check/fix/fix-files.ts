import { today } from '#scripts/system/settings.ts'
import { readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '#scripts/content/diagnostics/index.ts'
import { openContent } from '../content/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import { applyFixes } from './apply-fixes.ts'

type Replaced = ReadonlyMap<string, Uint8Array>

export type Check = (replaced: Replaced) => Promise<readonly Diagnostic[]>

/** Fixes the files of a repository: fields, links and, if asked, prose. `count` is how many diagnostics are gone. */
export async function fixFiles(root: string, prose: boolean) {
  const { checkProse } = prose ? await import('../text/index.ts') : { checkProse: () => [] }
  const bytesOf = (path: string) => readFileSync(join(root, path))
  const { replaced, count } = await findFixes(async (replaced) => {
    const opened = await openContent(root, today(), { replaced, prose })
    return [...opened.diagnostics, ...(await checkProse(root, opened, today()))]
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
) {
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
