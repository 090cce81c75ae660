import { deserialize, serialize } from 'node:v8'
import { readSummed, writeSummed } from './summed-file.ts'

/**
 * A value that an earlier run has kept in a file; undefined when there is none, or it is damaged.
 * Its shape is what was kept: a file whose values may have had another shape has to have another name.
 */
export function readKept<T>(file: string): T | undefined {
  const bytes = readSummed(file)
  try {
    return bytes && deserialize(bytes)
  } catch {
    return undefined
  }
}

/** Keeps plain data, with maps and sets, for other runs of the same version of V8. */
export const writeKept = (file: string, value: unknown): void => writeSummed(file, serialize(value))
