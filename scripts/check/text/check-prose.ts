import {
  type Diagnostic,
  type LocalDiagnostic,
  byPlace,
  diagnosticIn,
} from '#scripts/content/diagnostics/index.ts'
import { type Document, isReadWhole } from '#scripts/content/documents/index.ts'
import { listFiles } from '#scripts/content/read/index.ts'
import { withoutLeftOvers } from '../files/public-files.ts'
import { openCache } from '#scripts/system/cache.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import { readDictionary } from './dictionary.ts'
import type { OwnWords } from './speller.ts'
import { type ProseSite, ruleDiagnostic } from './rule.ts'
import { hasYear, proseRules } from './rules/index.ts'
import { applySuppressions } from './suppressions.ts'

/** `today` is a day such as 2027-01-31. */
export type ProseChecker = (documents: readonly Document[], today: string) => Promise<Diagnostic[]>

/** Checks the text of a repository. The diagnostics of single files are cached by their text. */
export function proseChecker(root: string): ProseChecker {
  const sources = ['scripts/check/text', 'scripts/content', 'scripts/patches', 'content/schema']
  const cache = openCache({ root, kind: 'prose', sources })
  return async (documents, today) => {
    const { own, faults } = readDictionary(root)
    const files = new Set(withoutLeftOvers(listFiles(root, 'public').files).map(({ path }) => path))
    let check: ReturnType<typeof openRules> | undefined
    const diagnostics = await checkProse({ documents, files, today }, async (document) => {
      const { kind, text } = document
      const key = [kind, text, JSON.stringify(own), hasYear(text) ? today : '']
      const bytes = await cache.cached(key, async () => {
        check ??= openRules(own, today)
        return JSON.stringify((await check)(document))
      })
      return JSON.parse(bytes.toString())
    })
    cache.prune()
    return [...faults, ...diagnostics]
  }
}

/** Loads the dictionary and the parsers, which takes half a second. */
async function openRules(own: OwnWords, today: string) {
  const { openDictionary } = await import('./speller.ts')
  const { checkDocument } = await import('./check-document.ts')
  const newSpeller = await openDictionary(own)
  return (document: Document) => checkDocument(document, { speller: newSpeller(), today })
}

/** The diagnostics of all rules in reading order; `inFile` returns those of a single file. */
export async function checkProse(
  site: ProseSite,
  inFile: (document: Document) => LocalDiagnostic[] | Promise<LocalDiagnostic[]>,
): Promise<Diagnostic[]> {
  // The rules that need all files look at nothing if one can't be read.
  const areRead = site.documents.every(isReadWhole)
  const across = (areRead ? proseRules : []).flatMap((rule) =>
    Array.from(rule.inSite?.(site) ?? [], (message) => ruleDiagnostic(rule, message)),
  )
  const byFile = groupBy(across, ({ path }) => path)
  // Pictures and brochures have no text.
  const found = across.flatMap(({ path, ...local }) =>
    path.startsWith('public/') ? [diagnosticIn(path, '', local)] : [],
  )
  for (const document of site.documents) {
    const { path, text } = document
    const locals = [...(byFile.get(path) ?? []), ...(await inFile(document))]
    const left = applySuppressions(document, locals)
    found.push(...left.map((local) => diagnosticIn(path, text, local)))
  }
  return found.toSorted(byPlace)
}
