import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file and the folders that it needs below `folder`. */
export function writeBelow(folder: string, name: string, bytes: string | Uint8Array): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
