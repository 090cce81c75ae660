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

/**
 * Writes a file that is not there, at once under its name, which costs half as much; false when it
 * is. For names that say what the bytes are: whoever meets half a file knows it, and writes it whole.
 * Its folder must be there. Throws what the system says; nothing is then left behind.
 */
export function writeNew(file: string, bytes: string | Uint8Array): boolean {
  try {
    writeFileSync(file, bytes, { encoding: 'utf8', flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    rmSync(file, { force: true })
    throw error
  }
}
