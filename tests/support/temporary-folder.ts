import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Writes files, by their path, into a new folder, which is removed when the test ends. */
export async function temporaryFolder(files: Record<string, string | Buffer> = {}) {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'test-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  return folder
}
