import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Removes all but the latest of what lies in a folder. What cannot be removed stays, and other runs
 * may do the same at the same time.
 */
export function keepLatest(folder: string, most: number): void {
  const dated = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, time: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
  for (const { file } of dated.toSorted((a, b) => b.time - a.time).slice(most)) {
    try {
      rmSync(file, { recursive: true, force: true })
    } catch {
      continue
    }
  }
}
