import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type Diagnostic,
  type Document,
  type LocalDiagnostic,
  byPlace,
  diagnosticIn,
  isReadWhole,
  listFiles,
} from '#scripts/content/index.ts'
import { buildDay } from '#scripts/system/settings.ts'
import { openCache } from '#scripts/system/cache.ts'
import { type ProseSite, ruleDiagnostic } from './rule.ts'
import { hasYear, proseRules } from './rules/index.ts'
import { applySuppressions } from './suppressions.ts'

export type ProseChecker = (documents: readonly Document[]) => Promise<Diagnostic[]>

/** Checks the text of a repository. What is found in a file by itself is cached by its text. */
export function proseChecker(root: string): ProseChecker {
  const sources = ['scripts/report/prose', 'scripts/content', 'content/schema']
  const cache = openCache({ root, kind: 'prose', sources })
  return async (documents) => {
    const [words, today] = [dictionaryWords(root), buildDay()]
    const found = new Map<Document, readonly LocalDiagnostic[]>()
    let check: ((document: Document) => LocalDiagnostic[]) | undefined
    for (const document of documents) {
      const { kind, text } = document
      const key = [kind, text, words.join('\n'), hasYear(text) ? today : '']
      const bytes = await cache.cached(key, async () => {
        check ??= await documentChecker(words, today)
        return JSON.stringify(check(document))
      })
      found.set(document, JSON.parse(bytes.toString()))
    }
    cache.prune()
    const files = new Set(listFiles(root, 'public').files.map((file) => file.path))
    return checkProse({ documents, files }, (document) => found.get(document) ?? [])
  }
}

/** Loads the dictionary and the parsers, which takes half a second. */
async function documentChecker(words: readonly string[], today: string) {
  const { openDictionary } = await import('./speller.ts')
  const { checkDocument } = await import('./check-document.ts')
  const newSpeller = await openDictionary(words)
  return (document: Document) => checkDocument(document, { speller: newSpeller(), today })
}

/** The words that writers added in content/dictionary/: one a line, comments after `#`. */
export function dictionaryWords(root: string): string[] {
  return listFiles(root, 'content')
    .files.filter((file) => /^content\/dictionary\/[^/]+\.txt$/.test(file.path))
    .flatMap((file) => readFileSync(path.join(root, file.path), 'utf8').split(/\r?\n/))
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter((word) => word !== '')
}

const ruleIds = new Set<string>(proseRules.map(({ id }) => id))

/** The diagnostics of all rules in reading order; `diagnosticsOf` gives those of a file by itself. */
export function checkProse(
  site: ProseSite,
  diagnosticsOf: (document: Document) => readonly LocalDiagnostic[],
): Diagnostic[] {
  const across = acrossFiles(site)
  const inDocuments = site.documents.flatMap((document) => {
    const { path: file, text } = document
    const locals = [...(across.get(file) ?? []), ...diagnosticsOf(document)]
    across.delete(file)
    const left = applySuppressions(document, locals, ruleIds)
    return left.map((local) => diagnosticIn(file, text, local))
  })
  const elsewhere = Array.from(across).flatMap(([file, locals]) =>
    locals.map((local) => diagnosticIn(file, '', local)),
  )
  return [...inDocuments, ...elsewhere].toSorted(byPlace)
}

/** What the rules that need every file find, by path; nothing if a file can't be read. */
function acrossFiles(site: ProseSite): Map<string, LocalDiagnostic[]> {
  const found = new Map<string, LocalDiagnostic[]>()
  if (!site.documents.every(isReadWhole)) return found
  for (const rule of proseRules)
    for (const { path: file, ...message } of rule.inSite?.(site) ?? [])
      found.set(file, [...(found.get(file) ?? []), ruleDiagnostic(rule, message)])
  return found
}
