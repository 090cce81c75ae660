import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDay } from '../build-time.ts'
import { pictureInspector } from '../images/unusable-pictures.ts'
import { compileContent } from './compile.ts'
import type { CompileOptions } from './compile.ts'
import { createDocumentCache } from './document-cache.ts'
import type { Document } from './document.ts'
import { faultIn } from './fault.ts'
import { listFiles } from './list-files.ts'
import type { ListedFile } from './list-files.ts'
import type { CompileResult, Fault, SourceFile } from './types.ts'

/** Reads the content as it stands on disk now, or would stand if some files held other bytes. */
export type ContentStore = {
  readonly read: (instead?: ReadonlyMap<string, Uint8Array>) => Promise<CompileResult>
}

type Held = { readonly stamp: string; readonly file: SourceFile }

/**
 * The content of a repository: pages/ and content/, with public/ as what they may name.
 * A second `read` reads and parses only what has been written since.
 * What is published is what the day of the build says; `keepUnpublished` keeps the rest, marked.
 */
export function createContentStore(
  root: string,
  { keepUnpublished = false }: Pick<CompileOptions, 'keepUnpublished'> = {},
): ContentStore {
  const cache = createDocumentCache(join(root, '.cache', 'content'))
  const documents = new WeakMap<SourceFile, Document>()
  const inspectPictures = pictureInspector(root)
  let held = new Map<string, Held>()

  async function read(
    instead: ReadonlyMap<string, Uint8Array> = new Map(),
  ): Promise<CompileResult> {
    const sources = [listFiles(root, 'content'), listFiles(root, 'pages')]
    const shown = listFiles(root, 'public')
    const faults = [...sources, shown]
      .flatMap(({ refused }) => refused)
      .map(({ path, finding }) => faultIn(path, '', finding))
    const fresh = new Map<string, Held>()
    for (const listed of sources.flatMap(({ files }) => files)) {
      const next = renew(listed)
      if ('rule' in next) faults.push(next)
      else fresh.set(listed.path, next)
    }
    held = fresh
    const files = Array.from(fresh.values(), ({ file }) => {
      const bytes = instead.get(file.path)
      return bytes ? { path: file.path, bytes } : file
    })
    const assets = new Set([...shown.files.map(({ path }) => path), ...fresh.keys()])
    const unusable = await inspectPictures(shown.files)
    const day = buildDay()
    const options = { cache, documents, unusable, day, keepUnpublished }
    const result = await compileContent(files, assets, options)
    cache.save()
    return faults.length === 0
      ? result
      : { ...result, content: undefined, faults: [...faults, ...result.faults] }
  }

  function renew({ path, stamp }: ListedFile): Held | Fault {
    const known = held.get(path)
    if (known?.stamp === stamp) return known
    try {
      return { stamp, file: { path, bytes: readFileSync(join(root, path)) } }
    } catch {
      const message = 'the file cannot be opened; look at its permissions'
      return faultIn(path, '', { line: 1, column: 1, rule: 'file-place', message })
    }
  }

  return { read }
}
