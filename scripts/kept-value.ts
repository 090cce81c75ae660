import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { writeWhole } from './write-whole.ts'

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const sumLength = 32

/**
 * A value that an earlier run has kept in a file; undefined when there is none. The file begins with
 * the sum of the rest: one that is damaged counts as absent. Its shape is what was kept: a file whose
 * values may have had another shape has to have another name.
 */
export function readKept<T>(file: string): T | undefined {
  try {
    const bytes = readFileSync(file)
    const rest = bytes.subarray(sumLength)
    return sumOf(rest).equals(bytes.subarray(0, sumLength)) ? deserialize(rest) : undefined
  } catch {
    return undefined
  }
}

/** Keeps plain data (with maps and sets) for other runs of the same version of V8. */
export function writeKept(file: string, value: unknown): void {
  const rest = serialize(value)
  writeWhole(file, Buffer.concat([sumOf(rest), rest]))
}
