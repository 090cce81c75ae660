import type { KindName } from '#content/kinds/table.ts'
import type { Language } from '#content/schema/languages.ts'
import {
  type Document,
  type FileCheck,
  parseFile,
  publicationOf,
  type SourceFile,
  unread,
} from '#scripts/read/documents/index.ts'
import { readText } from '#scripts/read/files/index.ts'
import type { Cache } from '#scripts/system/cache.ts'

export type FileOptions = {
  readonly cache?: Pick<Cache, 'get' | 'set'>
  readonly original?: Document | undefined
}

type Place = { readonly kind: KindName; readonly slug: string; readonly language: Language }

/** Reads and checks a single file. Caches it only if it has no fault: files with faults are few. */
export async function checkFile(
  { path, bytes }: SourceFile,
  { kind, slug, language }: Place,
  { cache, original }: FileOptions = {},
): Promise<Document> {
  const { text, isReadable, diagnostics } = readText(bytes)
  const documentOf = (check: FileCheck): Document => ({
    ...check,
    path,
    kind,
    slug,
    language,
    text,
    original: original?.text,
    publication: original?.publication ?? publicationOf({ path, ...check }),
    toSupply: (original ?? check).flags.flatMap(({ flag, field }) =>
      flag === 'toSupply' ? [field] : [],
    ),
    diagnostics: [...diagnostics, ...check.diagnostics],
  })
  if (!isReadable) return documentOf({ ...unread, diagnostics: [] })
  const key = [kind, bytes, ...(original ? [Buffer.from(original.text)] : [])]
  const known = cache?.get(key)
  if (known) return documentOf(JSON.parse(known.toString()))
  // The rules and the Markdown parser take a tenth of a second to load.
  const { fileFaults } = await import('./file/rules.ts')
  const file = await parseFile(text, { kind, language }, original)
  const check = { ...file.content, diagnostics: fileFaults(file) }
  if (check.diagnostics.length === 0) cache?.set(key, JSON.stringify(check))
  return documentOf(check)
}
