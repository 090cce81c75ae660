import type { Document } from '#scripts/content/documents/types.ts'
import { placeOf } from '#scripts/content/diagnostics/diagnostic.ts'
import { applyFixes } from '#scripts/check/fix/apply-fixes.ts'
import { checkDocument } from '#scripts/check/text/check-document.ts'
import { proseDiagnostics } from '#scripts/check/text/prose-diagnostics.ts'
import type { Speller } from '#scripts/check/text/speller.ts'
import { check, lineOf, page } from '#tests/content/small-site.ts'

export const everyWord: Speller = {
  knows: () => true,
  suggest: () => [],
  corrections: () => [],
  names: [],
}
export const at = 'pages/a.mdx'
const today = '2027-01-01'

/** Links to the page of the tests and repeats no other text. */
const home = page('[A page](/a)', 'First of all').replace('A sentence', 'Some words')

/** What the rules of text find on 1 January 2027. */
export const checkTexts = (
  documents: readonly Document[],
  assets: readonly string[] = [],
  speller = everyWord,
) =>
  proseDiagnostics({ documents, files: new Set(assets), today }, (document) =>
    checkDocument(document, { speller, today }),
  )

/**
 * What the rules of text find in the small site with these files. ‸ marks where a fault is expected;
 * `fixed` gives a file with all its fixes.
 */
export async function prose(
  files: Record<string, string>,
  { speller, assets = [] }: { speller?: Speller; assets?: readonly string[] } = {},
) {
  const {
    documents: originals,
    translations,
    diagnostics: faults,
    marks,
  } = await check({ 'pages/index.mdx': home, ...files }, assets)
  const documents = [...originals, ...translations]
  const diagnostics = await checkTexts(documents, assets, speller)
  return {
    /** What the check finds without them. */
    faults,
    diagnostics,
    marks,
    places: diagnostics.map(placeOf),
    lines: diagnostics.map(lineOf),
    rules: [...new Set(diagnostics.map(({ rule }) => rule))],
    fixed: (path: string) => {
      const { text = '' } = documents.find((document) => document.path === path) ?? {}
      const fixes = diagnostics.flatMap((each) => (each.path === path && each.fix) || [])
      return Buffer.from(applyFixes(Buffer.from(text), fixes).bytes).toString()
    },
  }
}
