import { join } from 'node:path'
import type { Progress } from '#scripts/system/steps/steps.ts'
import { buildDay } from '#scripts/system/build-time.ts'
import { pictureInspector } from '#scripts/make/images/index.ts'
import { compileContent, type CompileOptions } from '../check/compile.ts'
import { createDigestCache } from '../check/digest-cache.ts'
import { createDocumentCache } from './document-cache.ts'
import type { Document } from './document.ts'
import { diagnosticIn } from '../explain/diagnostic.ts'
import { createFileSums } from './file-sums.ts'
import { listFiles, type ListedFile } from './list-files.ts'
import { createSourceFiles } from './source-files.ts'
import type { CompileResult, SourceFile } from '../types.ts'

/** `stamps` are those of all files under content/, pages/ and public/ at the time of the reading. */
export type ReadResult = CompileResult & { readonly stamps: ReadonlyMap<string, string> }

/** Reads the content as it stands on disk now, or would stand if some files held other bytes. */
export type ContentStore = {
  readonly read: (
    instead?: ReadonlyMap<string, Uint8Array>,
    progress?: Progress,
  ) => Promise<ReadResult>
}

/** What was read last, and from what; `shown` are the files under public/. */
type Reading = {
  readonly day: string
  readonly files: readonly SourceFile[]
  readonly shown: readonly ListedFile[]
  readonly result: ReadResult
}

const areSame = <T>(a: readonly T[], b: readonly T[]) =>
  a.length === b.length && a.every((item, index) => item === b[index])

/** Whether the same files lie there, and none has been written since. */
const isUntouched = (now: readonly ListedFile[], before: readonly ListedFile[]) =>
  now.length === before.length &&
  now.every(
    ({ path, stamp }, index) => path === before[index]?.path && stamp === before[index].stamp,
  )

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
  const options = { cache, digests, documents, keepUnpublished }
  let last: Reading | undefined
  let latest: Promise<unknown> = Promise.resolve()

  async function readNow(
    instead: ReadonlyMap<string, Uint8Array>,
    progress?: Progress,
  ): Promise<ReadResult> {
    const seen = Date.now()
    const sources = [listFiles(root, 'content'), listFiles(root, 'pages')]
    const shown = listFiles(root, 'public')
    const listings = [...sources, shown]
    const { files, diagnostics: unread } = source.renew(
      sources.flatMap((listing) => listing.files),
      seen,
    )
    const diagnostics = [
      ...listings.flatMap(({ refused }) =>
        refused.map(({ path, diagnostic }) => diagnosticIn(path, '', diagnostic)),
      ),
      ...unread,
    ]
    const day = buildDay()
    const stamps = listings.flatMap((listing) => listing.files)
    const isPlain = instead.size === 0 && diagnostics.length === 0
    const isSame =
      isPlain &&
      day === last?.day &&
      areSame(files, last.files) &&
      isUntouched(shown.files, last.shown)
    if (last && isSame) return last.result

    const compiled = await compile(
      files.map((file) => insteadOf(file, instead)),
      shown.files,
      { day, progress },
    )
    const result: ReadResult = {
      ...compiled,
      stamps: new Map(stamps.map(({ path, stamp }) => [path, stamp])),
      ...(diagnostics.length > 0 && {
        content: undefined,
        diagnostics: [...diagnostics, ...compiled.diagnostics],
      }),
    }
    last = isPlain ? { day, files, shown: shown.files, result } : undefined
    return result
  }

  async function compile(
    files: readonly SourceFile[],
    shown: readonly ListedFile[],
    now: Pick<CompileOptions, 'day' | 'progress'>,
  ): Promise<CompileResult> {
    const unusable = await inspectPictures(shown)
    const assets = new Set([...shown, ...files].map(({ path }) => path))
    const compiled = await compileContent(files, assets, { ...options, ...now, unusable })
    cache.save()
    digests.save()
    return compiled
  }

  // One after the other: the second finds what the first has read.
  function next(work: () => Promise<ReadResult>): Promise<ReadResult> {
    const result = latest.then(work)
    latest = result.catch(() => undefined)
    return result
  }
  return {
    read: (instead = new Map(), progress) => next(() => readNow(instead, progress)),
  }
}

function insteadOf(file: SourceFile, instead: ReadonlyMap<string, Uint8Array>): SourceFile {
  const bytes = instead.get(file.path)
  return bytes ? { path: file.path, bytes } : file
}
