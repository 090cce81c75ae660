import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The first bytes of a file: all of it, or one more than `most` if it has more. */
export function readAtMost(file: string, most: number): Uint8Array {
  const opened = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(Math.min(fstatSync(opened).size, most + 1))
    let length = 0
    for (let read = -1; read !== 0; length += read)
      read = readSync(opened, bytes, length, bytes.length - length, null)
    return bytes.subarray(0, length)
  } finally {
    closeSync(opened)
  }
}
