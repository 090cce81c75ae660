import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diagnosticIn, type Diagnostic } from '../explain/diagnostic.ts'
import type { FileSums } from './file-sums.ts'
import type { ListedFile } from './list-files.ts'
import type { SourceFile } from '../types.ts'

/**
 * The files of a repository as they lie on disk. A file whose stamp is known is not read before
 * somebody asks for its bytes, and one that holds the same bytes stays the same object.
 */
export function createSourceFiles(root: string, sums: FileSums) {
  let held = new Map<string, SourceFile>()

  /** `seen`: when the files were listed, in milliseconds since 1970. */
  function renew(listed: readonly ListedFile[], seen: number) {
    const now = new Map<string, SourceFile>()
    const diagnostics: Diagnostic[] = []
    for (const file of listed) {
      const next = fileOf(file, seen)
      if ('rule' in next) diagnostics.push(next)
      else now.set(file.path, next)
    }
    held = now
    sums.save()
    return { files: [...now.values()], diagnostics }
  }

  function fileOf(listed: ListedFile, seen: number): SourceFile | Diagnostic {
    const { path } = listed
    const before = held.get(path)
    const sum = sums.get(listed)
    if (sum !== undefined) return before?.sum === sum ? before : unreadFile(path, sum)
    try {
      const bytes = readFileSync(join(root, path))
      const now = createHash('sha256').update(bytes).digest('hex')
      sums.set(listed, now, seen)
      return before?.sum === now ? before : { path, bytes, sum: now }
    } catch {
      const message = 'the file cannot be opened; look at its permissions'
      return diagnosticIn(path, '', { line: 1, column: 1, rule: 'file-place', message })
    }
  }

  const unreadFile = (path: string, sum: string): SourceFile => ({
    path,
    sum,
    get bytes() {
      return bytesOf(join(root, path))
    },
  })

  return { renew }
}

/** A file that is gone by now is empty. */
function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch {
    return new Uint8Array()
  }
}
