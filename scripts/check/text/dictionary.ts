import { join } from 'node:path'
import { type Diagnostic, diagnosticIn } from '#scripts/content/diagnostics/index.ts'
import { listFiles, maxTextBytes, readAtMost, readText } from '#scripts/content/read/index.ts'
import type { OwnWords } from './speller.ts'

/** The words that writers added in content/dictionary/, one a line, comments after `#`, and what is wrong with the files. */
export function readDictionary(root: string): { own: OwnWords; faults: Diagnostic[] } {
  const own: Record<'words' | 'people', string[]> = { words: [], people: [] }
  const faults: Diagnostic[] = []
  for (const { path } of listFiles(root, 'content/dictionary').files) {
    if (!path.endsWith('.txt')) continue
    const { text, isReadable, diagnostics } = readText(readAtMost(join(root, path), maxTextBytes))
    const at = { rule: 'dictionary', severity: 'warning' } as const
    if (!isReadable)
      faults.push(...diagnostics.map((each) => diagnosticIn(path, text, { ...each, ...at })))
    for (const [index, line] of (isReadable ? text.split('\n') : []).entries()) {
      const word = line.replace(/#.*$/, '').trim()
      if (word === '') continue
      const message = 'expected one word on a line; a note begins with #'
      if (/\s/.test(word))
        faults.push(diagnosticIn(path, text, { line: index + 1, column: 1, message, ...at }))
      else own[path.endsWith('/names.txt') ? 'people' : 'words'].push(word)
    }
  }
  return { own, faults }
}
