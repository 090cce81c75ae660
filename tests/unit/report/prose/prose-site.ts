import { compileContent } from '#scripts/content/check/compile.ts'
import { placeOf, sentenceOf } from '#scripts/content/explain/report.ts'
import type { Fix } from '#scripts/content/explain/diagnostic.ts'
import { checkDocument } from '#scripts/report/prose/check-document.ts'
import { checkProse } from '#scripts/report/prose/check-prose.ts'
import type { Speller } from '#scripts/report/prose/speller.ts'
import { filesOf, page } from '#tests/content/small-site.ts'

const mark = '‸'
const everyWord: Speller = {
  knows: () => true,
  suggest: () => [],
  correct: () => undefined,
  names: [],
}
export const at = 'pages/a.mdx'

/** Links to the page of the tests, and says nothing that another page says. */
const home = page('[A page](/a)', 'First of all').replace('A sentence', 'Some words')

/**
 * What the rules of text say of the small site with these files, on 1 January 2027.
 * ‸ marks where a fault is expected; `mended` is each file with all its fixes.
 */
export async function prose(
  files: Record<string, string>,
  { speller = everyWord, assets = [] }: { speller?: Speller; assets?: readonly string[] } = {},
) {
  const marks = Object.entries(files).flatMap(([path, text]) => marksIn(path, text))
  const bare = Object.fromEntries(
    Object.entries({ 'pages/index.mdx': home, ...files }).map(([path, text]) => [
      path,
      text.replaceAll(mark, ''),
    ]),
  )
  const { documents } = await compileContent(filesOf(bare), new Set(assets))
  const context = { speller, today: '2027-01-01' }
  const diagnostics = checkProse({ documents, files: new Set(assets) }, (document) =>
    checkDocument(document, context),
  )
  return {
    diagnostics,
    marks,
    places: diagnostics.map(placeOf),
    lines: diagnostics.map((diagnostic) => `${placeOf(diagnostic)}  ${sentenceOf(diagnostic)}`),
    rules: [...new Set(diagnostics.map(({ rule }) => rule))],
    mended: (path: string) =>
      mend(
        bare[path] ?? '',
        diagnostics.flatMap(({ fix }) => fix ?? []),
      ),
  }
}

const marksIn = (path: string, text: string) =>
  text.split('\n').flatMap((line, index) =>
    line
      .split(mark)
      .slice(0, -1)
      .map((_, count, parts) => {
        const before = parts.slice(0, count + 1).join('')
        return `${path}:${index + 1}:${before.length + 1}`
      }),
  )

function mend(text: string, fixes: readonly Fix[]): string {
  const lines = text.split('\n')
  const offset = (line: number, column: number) =>
    lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
  return fixes
    .toSorted((a, b) => b.line - a.line || b.column - a.column)
    .reduce((whole, fix) => {
      const [from, to] = [offset(fix.line, fix.column), offset(fix.endLine, fix.endColumn)]
      return whole.slice(0, from) + fix.text + whole.slice(to)
    }, text)
}
