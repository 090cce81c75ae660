import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentStore } from '#scripts/content/index.ts'
import type { ProseChecker } from '#scripts/report/prose/index.ts'
import { mend } from './mend.ts'

export type MendedFile = { readonly path: string; readonly before: string; readonly after: string }

/** Mends the files of a repository, in their schemas, links and prose, and writes those that change. */
export async function fixFiles(
  root: string,
  store: ContentStore,
  checkProse: ProseChecker,
): Promise<{ files: readonly MendedFile[]; count: number }> {
  const held = new Map<string, Buffer>()
  const bytesOf = (path: string) => {
    const bytes = held.get(path) ?? readFileSync(join(root, path))
    held.set(path, bytes)
    return bytes
  }
  const { files, count } = await mend(async (instead) => {
    const { diagnostics, documents } = await store.read(instead)
    return [...diagnostics, ...(await checkProse(documents))]
  }, bytesOf)
  const mended = Array.from(files).map(([path, bytes]) => {
    writeFileSync(join(root, path), bytes)
    return { path, before: bytesOf(path).toString('utf8'), after: new TextDecoder().decode(bytes) }
  })
  return { files: mended, count }
}
