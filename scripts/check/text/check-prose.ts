import { join } from 'node:path'
import { byPlace, diagnosticIn, type LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import type { CompileResult, Document } from '#scripts/read/documents/index.ts'
import { listFiles, maxTextBytes, readAtMost, readText } from '#scripts/read/files/index.ts'
import { listAt, valueAt } from '#scripts/read/fields/index.ts'
import { openCache } from '#scripts/system/cache.ts'
import { diagnosticsOf, type FaultIn, type Rules } from '../rule.ts'
import type { GlossaryWord, RuleContext } from './rule.ts'
import { clock, hasYear } from './rules/index.ts'
import type { OwnWords } from './speller.ts'

export const sources = [
  'scripts/check/text',
  'scripts/read',
  'scripts/patches',
  'scripts/system',
  'content/kinds',
  'content/schema',
]

/** Runs the rules of text on a repository. The cached faults of a file depend on its text, its original and the dictionary. */
export async function checkProse(root: string, { all }: Pick<CompileResult, 'all'>, today: string) {
  const cache = openCache({ root, kind: 'prose', sources })
  const { own, glossary, faults } = readDictionary(root)
  const facts = factsOf(all)
  const words = JSON.stringify([own, glossary, facts])
  let rules: ReturnType<typeof openRules> | undefined
  const inFile = async (document: Document): Promise<LocalDiagnostic[]> => {
    const { kind, language, text, original = '' } = document
    const key = [kind, language, text, original, words, hasYear(text) ? today : '']
    const bytes = await cache.cached(key, async () => {
      rules ??= openRules(own, { glossary, ...facts, today })
      return JSON.stringify((await rules)(document))
    })
    return JSON.parse(bytes.toString())
  }
  const found = diagnosticsOf(dictionaryRules, faults)
  for (const document of all)
    for (const local of await inFile(document)) found.push(diagnosticIn(document, local))
  return found.toSorted(byPlace)
}

/** The opening hours and the contacts of the site, as the rules compare them. */
export function factsOf(documents: readonly Document[]) {
  const { fields } = documents.find(({ kind }) => kind === 'site') ?? {}
  const hours = listAt(fields, ['openingHours']).map((period) =>
    ['opens', 'closes']
      .map((name) => clock(...String(valueAt(period, [name])).split(':')))
      .join(' '),
  )
  const ways = ['email', 'phone', 'mobile', 'whatsapp', 'viber']
  return { hours, contacts: ways.map((name) => String(valueAt(fields, [name]))) }
}

/** Loads the dictionary and the parsers, which takes half a second. */
async function openRules(own: OwnWords, context: Omit<RuleContext, 'speller'>) {
  const { openDictionary } = await import('./speller.ts')
  const { checkDocument } = await import('./check-document.ts')
  const newSpeller = await openDictionary(own)
  return (document: Document) => checkDocument(document, { ...context, speller: newSpeller() })
}

/** `check` takes the root of a repository. */
export const dictionaryRules: Rules<string> = {
  check: (root) => readDictionary(root).faults,
  rules: {
    dictionary: {
      severity: 'warning',
      does: 'A dictionary is UTF-8 with one entry a line.',
      bad: { files: { 'content/dictionary/words.txt': '‸chiya momo\n' } },
      good: { files: { 'content/dictionary/words.txt': 'chiya\nmomo\n' } },
    },
  },
}

/** `मस्यौदा: लेखोट, ड्राफ्ट`: a word, and those to avoid. */
const glossaryLine =
  /^([\p{L}\p{M}\p{Join_C} -]+): ([\p{L}\p{M}\p{Join_C}-]+(?:,? [\p{L}\p{M}\p{Join_C}-]+)*)$/u

/**
 * The words that writers added in content/dictionary/, one a line, the words of nepali.txt with those
 * to avoid, and what is wrong with the files. Comments begin with `#`.
 */
export function readDictionary(root: string) {
  const own: Record<'words' | 'people', string[]> = { words: [], people: [] }
  const glossary: GlossaryWord[] = []
  const faults: FaultIn[] = []
  for (const { path } of listFiles(root, 'content/dictionary').files) {
    if (!path.endsWith('.txt')) continue
    const { text, isReadable, diagnostics } = readText(readAtMost(join(root, path), maxTextBytes))
    const rule = 'dictionary'
    if (!isReadable)
      for (const each of diagnostics)
        faults.push([
          { path, text },
          { ...each, rule },
        ])
    for (const [index, line] of (isReadable ? text.split('\n') : []).entries()) {
      const entry = line.replace(/#.*$/, '').trim()
      if (entry === '') continue
      const addFault = (expected: string) => {
        const message = `expected ${expected}; a note begins with #`
        faults.push([
          { path, text },
          { line: index + 1, column: 1, rule, message },
        ])
      }
      if (path.endsWith('/nepali.txt')) {
        const [, word, avoided] = glossaryLine.exec(entry) ?? []
        if (word === undefined || avoided === undefined)
          addFault('a word, a colon and the words to avoid')
        else glossary.push({ word, avoided: avoided.split(', ') })
      } else if (/\s/.test(entry)) addFault('one word on a line')
      else own[path.endsWith('/names.txt') ? 'people' : 'words'].push(entry)
    }
  }
  return { own, glossary, faults }
}
