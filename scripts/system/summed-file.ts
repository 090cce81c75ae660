import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeWhole } from './write-whole.ts'

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const sumLength = 32

/** What `writeSummed` has kept in a file; undefined when there is none, or it is damaged. */
export function readSummed(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file)
    const rest = bytes.subarray(sumLength)
    return sumOf(rest).equals(bytes.subarray(0, sumLength)) ? rest : undefined
  } catch {
    return undefined
  }
}

/** Keeps bytes in a file, behind their SHA-256. Its folder must be there; see `writeWhole`. */
export const writeSummed = (file: string, bytes: Uint8Array): void =>
  writeWhole(file, Buffer.concat([sumOf(bytes), bytes]))
