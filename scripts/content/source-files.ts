import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultIn } from './fault.ts'
import type { FileSums } from './file-sums.ts'
import { listFile } from './list-files.ts'
import type { ListedFile } from './list-files.ts'
import type { Fault, SourceFile } from './types.ts'

/** A file that holds other bytes than before. */
type Renewed = { readonly listed: ListedFile; readonly file: SourceFile }

/**
 * The files of a repository as they lie on disk. A file whose stamp is known is not read before
 * somebody asks for its bytes, and one that holds the same bytes stays the same object.
 */
export function createSourceFiles(root: string, sums: FileSums) {
  let held = new Map<string, SourceFile>()

  /** `seen`: when the files were listed, in milliseconds since 1970. */
  function renew(listed: readonly ListedFile[], seen: number) {
    const now = new Map<string, SourceFile>()
    const faults: Fault[] = []
    for (const file of listed) {
      const next = fileOf(file, seen)
      if ('rule' in next) faults.push(next)
      else now.set(file.path, next)
    }
    held = now
    sums.save()
    return { files: [...now.values()], faults }
  }

  /**
   * Those files among the paths that hold other bytes than before. Undefined when nobody can tell
   * without listing all files: a file is new or gone, or it is none.
   */
  function renewSome(paths: readonly string[], seen: number): Renewed[] | undefined {
    const changed: Renewed[] = []
    for (const path of paths) {
      const [before, listed] = [held.get(path), listFile(root, path)]
      // An editor's file that has come and gone.
      if (!before && listed === 'nothing') continue
      if (!before || !listed || listed === 'nothing') return undefined
      const file = fileOf(listed, seen)
      if ('rule' in file) return undefined
      if (file !== before) changed.push({ listed, file })
    }
    for (const { file } of changed) held.set(file.path, file)
    return changed
  }

  function fileOf(listed: ListedFile, seen: number): SourceFile | Fault {
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
      return faultIn(path, '', { line: 1, column: 1, rule: 'file-place', message })
    }
  }

  const unreadFile = (path: string, sum: string): SourceFile => ({
    path,
    sum,
    get bytes() {
      return bytesOf(join(root, path))
    },
  })

  return { renew, renewSome }
}

/** A file that is gone by now is empty. */
function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch {
    return new Uint8Array()
  }
}
