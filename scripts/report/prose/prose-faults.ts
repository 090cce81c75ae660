import { type Document, type Diagnostic, listFiles } from '#scripts/content/index.ts'
import { buildDay } from '#scripts/system/build-time.ts'
import { checkProse } from './check-prose.ts'
import { ownWords } from './dictionary.ts'
import { createSpeller } from './speller.ts'

export type ProseChecker = (documents: readonly Document[]) => Diagnostic[]

/** Checks the prose of a repository: reads its dictionary once, and its documents as often as they change. */
export async function proseChecker(root: string): Promise<ProseChecker> {
  const speller = await createSpeller(ownWords(root))
  const files = new Set(listFiles(root, 'public').files.map(({ path }) => path))
  const today = buildDay()
  const known: Parameters<typeof checkProse>[2] = new WeakMap()
  return (documents) => checkProse({ documents, files }, { speller, today }, known)
}
