import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from './failure.ts'

/** Writes a file below `folder`, and makes the folders that are missing. */
export function writeBelow(folder: string, name: string, bytes: string | Uint8Array): void {
  const file = path.join(folder, name)
  try {
    writeFileSync(file, bytes)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}
