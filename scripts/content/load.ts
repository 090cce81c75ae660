import { join } from 'node:path'
import type { Progress } from '#scripts/steps/steps.ts'
import { buildDay } from '../build-time.ts'
import { pictureInspector } from '../images/unusable-pictures.ts'
import { compileContent } from './compile.ts'
import type { CompileOptions } from './compile.ts'
import { createDigestCache } from './digest-cache.ts'
import { createDocumentCache } from './document-cache.ts'
import type { Document } from './document.ts'
import { faultIn } from './fault.ts'
import { createFileSums } from './file-sums.ts'
import { listFiles } from './list-files.ts'
import { createSourceFiles } from './source-files.ts'
import type { CompileResult, SourceFile } from './types.ts'

/** `stamps` are those of all files under content/, pages/ and public/ at the time of the reading. */
export type ReadResult = CompileResult & { readonly stamps: ReadonlyMap<string, string> }

/** Reads the content as it stands on disk now, or would stand if some files held other bytes. */
export type ContentStore = {
  readonly read: (
    instead?: ReadonlyMap<string, Uint8Array>,
    progress?: Progress,
  ) => Promise<ReadResult>
}

/**
 * The content of a repository: pages/ and content/, with public/ as what they may name.
 * A second `read`, in this run or another, reads and parses only what has been written since; where
 * nothing has, it gives the same result.
 * What is published is what the day of the build says; `keepUnpublished` keeps the rest, marked.
 */
export function createContentStore(
  root: string,
  { keepUnpublished = false }: Pick<CompileOptions, 'keepUnpublished'> = {},
): ContentStore {
  const folder = join(root, '.cache')
  const cache = createDocumentCache(join(folder, 'content'))
  const digests = createDigestCache(join(folder, 'digests'))
  const source = createSourceFiles(root, createFileSums(join(folder, 'content-sums')))
  const documents = new WeakMap<SourceFile, Document>()
  const inspectPictures = pictureInspector(root)
  let last: { inputs: readonly unknown[]; result: ReadResult } | undefined
  let latest: Promise<unknown> = Promise.resolve()

  async function readNow(
    instead: ReadonlyMap<string, Uint8Array>,
    progress?: Progress,
  ): Promise<ReadResult> {
    const seen = Date.now()
    const sources = [listFiles(root, 'content'), listFiles(root, 'pages')]
    const shown = listFiles(root, 'public')
    const listings = [...sources, shown]
    const { files, faults: unread } = source.renew(
      sources.flatMap((listing) => listing.files),
      seen,
    )
    const faults = [
      ...listings.flatMap(({ refused }) =>
        refused.map(({ path, finding }) => faultIn(path, '', finding)),
      ),
      ...unread,
    ]
    const day = buildDay()
    const stamps = listings.flatMap((listing) => listing.files)
    const inputs = [day, ...files, ...shown.files.map(({ path, stamp }) => `${path} ${stamp}`)]
    const isSame =
      instead.size === 0 &&
      faults.length === 0 &&
      inputs.length === last?.inputs.length &&
      inputs.every((input, index) => input === last?.inputs[index])
    if (last && isSame) return last.result

    const unusable = await inspectPictures(shown.files)
    const assets = new Set([...shown.files, ...files].map(({ path }) => path))
    const compiled = await compileContent(
      files.map((file) => insteadOf(file, instead)),
      assets,
      { cache, digests, documents, unusable, day, keepUnpublished, progress },
    )
    cache.save()
    digests.save()
    const result: ReadResult = {
      ...compiled,
      stamps: new Map(stamps.map(({ path, stamp }) => [path, stamp])),
      ...(faults.length > 0 && { content: undefined, faults: [...faults, ...compiled.faults] }),
    }
    last = instead.size === 0 && faults.length === 0 ? { inputs, result } : undefined
    return result
  }

  return {
    // One after the other: the second finds what the first has read.
    read(instead = new Map(), progress) {
      const result = latest.then(() => readNow(instead, progress))
      latest = result.catch(() => undefined)
      return result
    },
  }
}

function insteadOf(file: SourceFile, instead: ReadonlyMap<string, Uint8Array>): SourceFile {
  const bytes = instead.get(file.path)
  return bytes ? { path: file.path, bytes } : file
}
