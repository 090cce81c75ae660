import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type WriteFile = (name: string, bytes: string | Uint8Array) => void

/** Writes a file below `folder`, and makes the folders that are missing. */
export function writeBelow(folder: string, name: string, bytes: string | Uint8Array): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
