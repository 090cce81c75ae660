import type { LocalDiagnostic } from '../diagnostics/index.ts'

const maxDepth = 20
const marks = /[*_~]+|[[\]]/g

/** Refuses text on which a parser would overflow its stack or take minutes. */
export function nestingFault(text: string): LocalDiagnostic | undefined {
  let [lines, characters, signs] = [0, 0, 0]
  for (const [index, content] of text.split('\n').entries()) {
    const at = { line: index + 1, column: 1 }
    if (content.trim() === '') {
      characters = 0
      signs = 0
      continue
    }
    lines += 1
    characters += content.length + 1
    signs += content.match(marks)?.length ?? 0
    const message = tooMuch(lines, characters, signs)
    if (message !== undefined) {
      const hint = lines > maxLines ? undefined : 'Divide it with empty lines.'
      return { ...at, rule: 'file-size', message, hint }
    }
    const column = tooDeepAt(content)
    if (column !== undefined)
      return { ...at, column, rule: 'too-deep', message: `nested more than ${maxDepth} deep` }
  }
  return undefined
}

const maxLines = 2_000

function tooMuch(lines: number, characters: number, signs: number): string | undefined {
  if (lines > maxLines) return 'over 2,000 lines; this is far more than a page can use'
  // A parser compares a mark of emphasis or a bracket with all others before it in the paragraph.
  if (signs > 1_000) return 'a paragraph with over 1,000 signs such as *, _, [ and ]'
  return characters > 20_000 ? 'a paragraph of over 20,000 characters' : undefined
}

/** The column at which a line is nested too deep, by open brackets or by `> - 1.` at its start. */
function tooDeepAt(content: string): number | undefined {
  const marks = /^(?:\s*(?:[>*+-]|\d{1,9}[.)]|\?)(?:\s|(?=>)))+/.exec(content)?.[0] ?? ''
  if (marks.replaceAll(/\s/g, '').length > maxDepth) return marks.length
  let depth = 0
  for (const { 0: sign, index } of content.matchAll(/[[{(\])}]/g)) {
    depth = '[{('.includes(sign) ? depth + 1 : Math.max(0, depth - 1)
    if (depth > maxDepth) return index + 1
  }
  return undefined
}
