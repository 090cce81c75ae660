import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file by way of another name beside it, so that no reader and no stopped build meets half
 * of it. Its folder must be there. Throws what the system says; nothing is then left behind.
 */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, bytes)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
