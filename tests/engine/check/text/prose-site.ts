import type { Document } from '#scripts/read/documents/types.ts'
import { byPlace, diagnosticIn, placeOf } from '#scripts/read/diagnostics/diagnostic.ts'
import { applyFixes } from '#scripts/check/apply-fixes.ts'
import { checkDocument } from '#scripts/check/text/check-document.ts'
import type { Speller } from '#scripts/check/text/speller.ts'
import { check, lineOf } from '#tests/engine/small-sites/small-site.ts'

export const everyWord: Speller = {
  knows: () => true,
  suggest: () => [],
  corrections: () => [],
  names: [],
}
export const at = 'pages/a.mdx'
const today = '2027-01-01'

/** What the rules of text find on 1 January 2027. */
export const checkTexts = (documents: readonly Document[], speller = everyWord) =>
  documents
    .flatMap((document) =>
      checkDocument(document, { speller, today }).map((each) => diagnosticIn(document, each)),
    )
    .toSorted(byPlace)

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
  } = await check(files, assets)
  const documents = [...originals, ...translations]
  const diagnostics = checkTexts(documents, speller)
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
