import { readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupBy } from '#scripts/system/group-by.ts'
import { today } from '#scripts/read/files/index.ts'
import { openSite } from './open-site.ts'
import { applyFixes } from './apply-fixes.ts'

/** Fixes the files of a repository: fields, links and, if asked, prose. `count` is how many fixes were made. */
export async function fixFiles(root: string, prose: boolean) {
  const opened = await openSite(root, today(root))
  const { checkProse } = prose ? await import('./text/index.ts') : { checkProse: () => [] }
  const diagnostics = [...opened.diagnostics, ...(await checkProse(root, opened, today(root)))]
  const fixable = diagnostics.filter(({ fix }) => fix)
  const files = Array.from(
    groupBy(fixable, ({ path }) => path),
    ([path, found]) => {
      const before = readFileSync(join(root, path))
      const fixes = found.flatMap(({ fix }) => fix ?? [])
      const { bytes, count } = applyFixes(before, fixes)
      replaceFile(join(root, path), bytes)
      return { path, count, before: before.toString(), after: Buffer.from(bytes).toString() }
    },
  )
  return { files, count: files.reduce((sum, { count }) => sum + count, 0) }
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
