import { execFileSync } from 'node:child_process'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { writeBelow, type WriteFile } from '#scripts/system/write-below.ts'

/** The content of files, by their path. */
export type Files = Readonly<Record<string, string | Uint8Array>>

/** Writes files into a new folder, which is removed when the test ends. */
export async function temporaryFolder(files: Files = {}): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'test-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFiles(folder, files)
  return folder
}

/** Writes files below a folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) writeBelow(folder, name, content)
}

/** Commits every file of a folder at noon of a day, and makes the folder a repository if it is none. */
export function commitAll(root: string, day: string): void {
  const date = `${day}T12:00:00+00:00`
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org']
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    [...author, 'commit', '-qm', 'x'],
  ])
    execFileSync('git', args, { cwd: root, env, stdio: 'pipe' })
}

/** A repository that holds only a build, with these files in dist/client and this in site.json. */
export function builtFolder(built: Record<string, string>, base = '', more = {}): Promise<string> {
  const files = Object.entries(built).map(([name, text]) => [`dist/client/${name}`, text])
  const url = `https://example.org${base}`
  const site = { base: `${base}/`, url, endpoint: 'https://example.org/form', ...more }
  return temporaryFolder({
    ...Object.fromEntries(files),
    'dist/site.json': JSON.stringify(site),
  })
}

/** Writes below a folder as a build does. */
export const writeTo =
  (folder: string): WriteFile =>
  (name, bytes) =>
    writeBelow(folder, name, bytes)
