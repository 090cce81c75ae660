import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import {
  type Diagnostic,
  type Document,
  type LocalDiagnostic,
  type RuleId,
  byPlace,
  diagnosticIn,
  isReadWhole,
  listFiles,
  rules,
} from '#scripts/content/index.ts'
import { buildDay } from '#scripts/system/settings.ts'
import { openCache } from '#scripts/system/cache.ts'
import type { Cache, CacheKey } from '#scripts/system/cache.ts'
import { ruleDiagnostic } from './rule.ts'
import type { ProseSite } from './rule.ts'
import { hasYear, proseRules } from './rules/index.ts'
import { applySuppressions } from './suppressions.ts'

export type ProseChecker = (documents: readonly Document[]) => Promise<Diagnostic[]>

/** Checks the text of a repository. What is found in a file by itself is cached by its text. */
export function proseChecker(root: string): ProseChecker {
  const cache = openCache({
    root,
    kind: 'prose',
    sources: ['scripts/report/prose', 'scripts/content', 'content/schema'],
  })
  return async (documents) => {
    const words = dictionaryWords(root)
    const files = new Set(listFiles(root, 'public').files.map((file) => file.path))
    const found = await cachedDiagnostics(documents, words, cache)
    cache.prune()
    return checkProse({ documents, files }, (document) => found.get(document) ?? [])
  }
}

async function cachedDiagnostics(
  documents: readonly Document[],
  words: readonly string[],
  cache: Cache,
): Promise<ReadonlyMap<Document, readonly LocalDiagnostic[]>> {
  const today = buildDay()
  const found = new Map<Document, readonly LocalDiagnostic[]>()
  let reader: Awaited<ReturnType<typeof createReader>> | undefined
  for (const document of documents) {
    const { kind, text } = document
    const key: CacheKey = [kind, text, words.join('\n'), hasYear(text) ? today : '']
    const bytes = cache.get(key)
    if (bytes) {
      found.set(document, diagnosticList.parse(JSON.parse(bytes.toString())))
      continue
    }
    reader ??= await createReader(words, today)
    const diagnostics = reader.checkDocument(document)
    if (!reader.isExhausted()) cache.set(key, JSON.stringify(diagnostics))
    found.set(document, diagnostics)
  }
  return found
}

/** Loads the dictionary and the parsers, which takes half a second. */
async function createReader(words: readonly string[], today: string) {
  const { createSpeller } = await import('./speller.ts')
  const { checkDocument } = await import('./check-document.ts')
  const speller = await createSpeller(words)
  return {
    checkDocument: (document: Document) => checkDocument(document, { speller, today }),
    isExhausted: speller.isExhausted,
  }
}

const place = { line: z.int(), column: z.int() }
const diagnosticList = z.array(
  z.object({
    ...place,
    endColumn: z.int().exactOptional(),
    rule: z.custom<RuleId>((id) => typeof id === 'string' && Object.hasOwn(rules, id)),
    message: z.string(),
    hint: z.string().exactOptional(),
    field: z.string().exactOptional(),
    severity: z.literal('warning').exactOptional(),
    fix: z
      .object({ ...place, endLine: z.int(), endColumn: z.int(), text: z.string() })
      .exactOptional(),
  }),
)

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
  const checked = site.documents.flatMap((document) => {
    const { path: file, text } = document
    const locals = [...(across.get(file) ?? []), ...diagnosticsOf(document)]
    across.delete(file)
    return applySuppressions(document, locals, ruleIds).map((local) =>
      diagnosticIn(file, text, local),
    )
  })
  const elsewhere = Array.from(across).flatMap(([file, locals]) =>
    locals.map((local) => diagnosticIn(file, '', local)),
  )
  return [...checked, ...elsewhere].toSorted(byPlace)
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
