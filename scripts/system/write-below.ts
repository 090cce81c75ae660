import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { codeOf } from './failure.ts'

export type WriteFile = (name: string, bytes: string | Uint8Array) => void

/** Writes a file below `folder`, and makes the folders that are missing. */
export function writeBelow(folder: string, name: string, bytes: string | Uint8Array): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

/**
 * Writes below `folder`, but links the file of the same name below `last` if it has the same bytes.
 * Its time stays the same, and servers tell browsers by the time whether a file has changed. If one
 * of 3,000 files has changed, this also saves a third of a build.
 */
export function writerBelow(folder: string, last: string): WriteFile {
  const written = new Set<string>()
  const hasLast = existsSync(last)
  return (name, bytes) => {
    const file = path.join(folder, name)
    // It may be a link to the last one.
    if (written.has(name)) rmSync(file)
    written.add(name)
    mkdirSync(path.dirname(file), { recursive: true })
    const isLinked = hasLast && linkIfSame(path.join(last, name), file, bytes)
    if (!isLinked) writeNew(file, bytes)
  }
}

/** Leaves a file that another process of the build has written, which may be a link to the last one. */
function writeNew(file: string, bytes: string | Uint8Array): void {
  try {
    writeFileSync(file, bytes, { flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !statSync(file).isFile()) throw error
  }
}

/** False if the bytes differ, there is no such file, or the file system has no links. */
function linkIfSame(from: string, to: string, bytes: string | Uint8Array): boolean {
  try {
    if (!readFileSync(from).equals(Buffer.from(bytes))) return false
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}
