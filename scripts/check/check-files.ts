import type { KindName } from '#content/kinds/table.ts'
import {
  type Language,
  languageNames,
  languageOfFile,
  originalPath,
  translationPath,
} from '#content/schema/languages.ts'
import {
  compare,
  type Diagnostic,
  diagnosticIn,
  type LocalDiagnostic,
  questionAbout,
  unambiguous,
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

const withoutOriginal = (path: string, known: Iterable<string>): LocalDiagnostic => ({
  rule: 'translation',
  message: `there is no ${originalPath(path)} that this file translates${questionAbout(unambiguous(originalPath(path), known))}`,
  hint: `Rename this file after the one that it translates, or write that one first. Delete it only if that one was deleted on purpose. A page in ${languageNames[languageOfFile(path)]} alone is a file without .${languageOfFile(path)} in its name, with \`lang: ${languageOfFile(path)}\`.`,
})

/** `about.np.mdx`, `about-ne.mdx`: names that people give the translation of `about.mdx`. */
const likeTranslation = /[-_. ](?:ne|np|nep|nepali)(?=\.\w+$)/i

/** The faults of a file’s name. A translation with a name of its own is told the right one. */
function nameFaults(
  { path }: SourceFile,
  { diagnostics }: ReturnType<typeof placeOfFile>,
  paths: ReadonlySet<string>,
): readonly LocalDiagnostic[] {
  const original = path.replace(likeTranslation, '')
  if (languageOfFile(path) !== 'en' || original === path || !paths.has(original)) return diagnostics
  const [fault = { rule: 'file-name', severity: 'warning' as const }] = diagnostics
  const message = `visitors find this file beside ${original}, not as its translation`
  const hint = `Rename a translation to ${translationPath(original, 'ne')}, and leave only words in it.`
  return [{ ...fault, message, hint }]
}

/** Reads and checks files one by one, each translation after its original. Doesn't read the disk. */
export async function checkFiles(
  files: readonly SourceFile[],
  options: Pick<FileOptions, 'cache'>,
) {
  const documents: Document[] = []
  const misplaced: Diagnostic[] = []
  const checked = new Map<string, Document>()
  const paths = new Set(files.map(({ path }) => path))
  for (const file of originalsFirst(files)) {
    const place = placeOfFile(file.path)
    misplaced.push(...nameFaults(file, place, paths).map((fault) => diagnosticIn(file, fault)))
    if (place.kind === undefined) continue
    const original = place.language === 'en' ? undefined : checked.get(originalPath(file.path))
    if (place.language !== 'en' && !original) {
      misplaced.push(diagnosticIn(file, withoutOriginal(file.path, checked.keys())))
      continue
    }
    const document = await checkFile(file, place, { ...options, original })
    checked.set(file.path, document)
    documents.push(document)
  }
  return { documents, misplaced }
}
