import matter from 'gray-matter'
import { fenceLine } from '#content/schema/values/fence.ts'
import { maxFields, parseYaml, type ParsedYaml } from './parse-yaml.ts'
import type { LocalDiagnostic } from '../diagnostics/index.ts'
import { rememberLast } from '#scripts/system/text/remember-last.ts'

/** `yaml` is undefined if there is no frontmatter. The body begins on line `bodyLine`. */
type SplitFile = {
  readonly yaml: ParsedYaml | undefined
  readonly bodyLine: number
  readonly diagnostics: readonly LocalDiagnostic[]
}

const refused = () => {
  throw new Error('frontmatter is never run')
}
const unused = { javascript: refused, js: refused, json: refused }

/**
 * Splits a file into frontmatter and body.
 * The fences are checked first: gray-matter takes the end of the file for a missing fence, runs
 * `---js`, and accepts `---text` as a closing fence. A fence with too many hyphens hides no fault below.
 */
export const splitFrontmatter = rememberLast((text): SplitFile => {
  const unread = { yaml: undefined, bodyLine: 1 }
  const lines = text.split('\n')
  const [opening = '', ...others] = lines
  if (/^----+\s*$/.test(opening)) {
    const split = splitFrontmatter(['---', ...others].join('\n'))
    const span = { column: 4, endColumn: opening.trimEnd().length + 1 }
    const fault = { ...faultAt(0, 'expected exactly three hyphens: ---'), ...span }
    return { ...split, diagnostics: [fault, ...split.diagnostics] }
  }
  const fence = fenceFault(lines) ?? secondFields(text)
  if (fence) return { ...unread, diagnostics: [fence] }
  // The time of gray-matter grows with the square of the empty lines.
  const fields = text.slice(3, text.indexOf('\n---', 3))
  if (fields.length > maxFields) return { ...unread, diagnostics: parseYaml(fields).diagnostics }
  // Without options, gray-matter caches results, and a bad file would pass the second time.
  const { data } = matter(text, {
    language: 'yaml',
    engines: { yaml: (source) => ({ yaml: parseYaml(source) }), ...unused },
  })
  const { yaml = parseYaml('') }: { yaml?: ParsedYaml } = data
  const above = fields.split('\n').length + 1
  // Markdown draws a second closing fence as a line across the page.
  const first = lines.findIndex((line, index) => index >= above && /[^ \t]/.test(line))
  const message = 'a third line of --- draws a line across the page; delete it'
  const isThird = fenceLine.test(lines[first] ?? '')
  return { yaml, bodyLine: above + 1, diagnostics: isThird ? [faultAt(first, message)] : [] }
})

const faultAt = (index: number, message: string, hint?: string): LocalDiagnostic => {
  return { line: index + 1, column: 1, rule: 'fence', message, hint }
}

/** What is wrong with the lines of --- around the frontmatter. */
function fenceFault(lines: readonly string[]): LocalDiagnostic | undefined {
  const [first = '', ...others] = lines
  if (/^(?:```|~~~)/.test(first)) {
    const message = 'the whole file is between lines of ```, as a chat shows it; delete both'
    return faultAt(0, message, 'A file begins with ---, its fields, and --- again.')
  }
  if (!first.startsWith('---')) {
    const message = /^ |^\s*$/.test(first)
      ? 'the opening --- must be the very first line, without spaces before it'
      : 'the frontmatter is missing; expected --- on the first line'
    const hint = 'A file begins with ---, its fields, and --- again.'
    return hasDashes(first) ? dashesAt(lines, 0) : faultAt(0, message, hint)
  }
  const language = first.slice(3).trim()
  if (language !== '') return languageFault(language)
  const closing = others.findIndex((line) => line.startsWith('---')) + 1
  if (closing === 0) {
    const near = others.findIndex((line) => hasDashes(line) || indented.test(line)) + 1
    const message = 'the frontmatter is not closed; expected a second --- on a line of its own'
    return near === 0 ? faultAt(0, message) : dashesAt(lines, near)
  }
  return lines[closing]?.trimEnd() === '---'
    ? undefined
    : faultAt(closing, 'the closing --- needs a line of its own')
}

/** What word processors make of hyphens. */
const hasDashes = (line: string) =>
  /^-*[\u2010-\u2015\u2212][-\u2010-\u2015\u2212]*$/.test(line.trim())
const indented = /^\s+---\s*$/

/** A fence of dashes or with spaces before it. The fix also replaces the dashes of a second one. */
function dashesAt(lines: readonly string[], index: number): LocalDiagnostic {
  const written = lines[index] ?? ''
  const message = indented.test(written)
    ? 'there are spaces before the closing ---; delete them'
    : `expected --- (three hyphens), got ${written.trim().slice(0, 9)} (a dash)`
  const [first, second] = lines.flatMap((line, at) =>
    at === index || (index === 0 && hasDashes(line)) ? [asFence(line, at + 1)] : [],
  )
  const fix = first && { ...first, also: second && [second] }
  return { ...faultAt(index, message), fix }
}

const asFence = ({ length }: string, line: number) => {
  return { line, column: 1, endLine: line, endColumn: length + 1, text: '---' }
}

/** Fields between fences, other than those at the top. A line of the text may end in the fence. */
const pasted = /---[ \t]*\n[a-z]\w*:(?:\s.*)?\n(?:(?:[a-z]\w*:|[ \t#-]).*\n|\n){0,300}?---[ \t]*$/m

/** A file that begins a second time, such as one pasted below itself, unless it is an example in code. */
function secondFields(text: string): LocalDiagnostic | undefined {
  const closing = text.indexOf('\n---', 3) + 1
  const isBare = text.slice(3, closing).trim() === ''
  const from = closing + (isBare ? 0 : '---'.length)
  const at = text.slice(from).search(pasted)
  const above = text.slice(0, from + at).split('\n')
  const isCode = above.filter((line) => /^\s*(?:```|~~~)/.test(line)).length % 2 === 1
  if (at === -1 || isCode) return undefined
  const message = 'the file begins a second time here; delete what was pasted below the text'
  const hint = 'The fields between two lines of --- are only at the top of a file.'
  const column = (above.at(-1) ?? '').length + 1
  return { ...faultAt(above.length - 1, message, hint), column }
}

function languageFault(language: string): LocalDiagnostic {
  const span = { line: 1, column: 4, endColumn: 4 + language.length }
  const message = `frontmatter is always YAML; delete "${language.slice(0, 20)}" after ---`
  return { ...span, rule: 'frontmatter-language', message }
}
