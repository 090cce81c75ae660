import type { KindName } from '#content/kinds/table.ts'
import {
  type Language,
  languageNames,
  languageOfFile,
  originalPath,
} from '#content/schema/languages.ts'
import {
  compare,
  type Diagnostic,
  diagnosticIn,
  type LocalDiagnostic,
} from '#scripts/read/diagnostics/index.ts'
import {
  type Document,
  type FileCheck,
  parseFile,
  publicationOf,
  type SourceFile,
  unread,
} from '#scripts/read/documents/index.ts'
import { placeOfFile, readText } from '#scripts/read/files/index.ts'
import type { Cache } from '#scripts/system/cache.ts'

type FileOptions = {
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

/** By path; translations come after the English files. */
const originalsFirst = (files: readonly SourceFile[]) =>
  files.toSorted(
    (a, b) =>
      Number(languageOfFile(a.path) !== 'en') - Number(languageOfFile(b.path) !== 'en') ||
      compare(a.path, b.path),
  )

const withoutOriginal = (path: string): LocalDiagnostic => ({
  rule: 'translation',
  message: `there is no ${originalPath(path)} that this file translates`,
  hint: `Write that one first, or delete this file. A page in ${languageNames[languageOfFile(path)]} alone is a file without .${languageOfFile(path)} in its name, with \`lang: ${languageOfFile(path)}\`.`,
})

/** Reads and checks files one by one, each translation after its original. Doesn't read the disk. */
export async function checkFiles(
  files: readonly SourceFile[],
  options: Pick<FileOptions, 'cache'>,
) {
  const documents: Document[] = []
  const misplaced: Diagnostic[] = []
  const checked = new Map<string, Document>()
  for (const file of originalsFirst(files)) {
    const place = placeOfFile(file.path)
    misplaced.push(...place.diagnostics.map((fault) => diagnosticIn(file, fault)))
    if (place.kind === undefined) continue
    const original = place.language === 'en' ? undefined : checked.get(originalPath(file.path))
    if (place.language !== 'en' && !original) {
      misplaced.push(diagnosticIn(file, withoutOriginal(file.path)))
      continue
    }
    const document = await checkFile(file, place, { ...options, original })
    checked.set(file.path, document)
    documents.push(document)
  }
  return { documents, misplaced }
}
