import { compileContent } from '#scripts/content/check/compile.ts'
import { placeOf } from '#scripts/content/explain/report.ts'
import { applyFixes } from '#scripts/report/check/fix-files.ts'
import { checkDocument } from '#scripts/report/prose/check-document.ts'
import { checkProse } from '#scripts/report/prose/check-prose.ts'
import type { Speller } from '#scripts/report/prose/speller.ts'
import { filesOf, lineOf, page, unmarked } from '#tests/content/small-site.ts'

const everyWord: Speller = {
  knows: () => true,
  suggest: () => [],
  correct: () => undefined,
  names: [],
}
export const at = 'pages/a.mdx'

/** Links to the page of the tests and repeats no other text. */
const home = page('[A page](/a)', 'First of all').replace('A sentence', 'Some words')

/**
 * What the rules of text find in the small site with these files on 1 January 2027.
 * ‸ marks where a fault is expected; `fixed` gives a file with all its fixes.
 */
export async function prose(
  files: Record<string, string>,
  { speller = everyWord, assets = [] }: { speller?: Speller; assets?: readonly string[] } = {},
) {
  const { bare, marks } = unmarked({ 'pages/index.mdx': home, ...files })
  const day = '2027-01-01'
  const { documents } = await compileContent(filesOf(bare), new Set(assets), { day })
  const context = { speller, today: day }
  const diagnostics = await checkProse({ documents, files: new Set(assets) }, (document) =>
    checkDocument(document, context),
  )
  return {
    diagnostics,
    marks,
    places: diagnostics.map(placeOf),
    lines: diagnostics.map(lineOf),
    rules: [...new Set(diagnostics.map(({ rule }) => rule))],
    fixed: (path: string) => {
      const fixes = diagnostics.flatMap((each) => (each.path === path && each.fix) || [])
      return String(Buffer.from(applyFixes(Buffer.from(bare[path] ?? ''), fixes)))
    },
  }
}
