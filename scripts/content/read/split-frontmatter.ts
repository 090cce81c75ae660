import matter from 'gray-matter'
import { maxFields, parseYaml, type ParsedYaml } from './parse-yaml.ts'
import { fileStart, type LocalDiagnostic } from '../explain/diagnostic.ts'

/** `body` begins on line `bodyLine`; `yaml` is undefined if there is no frontmatter. */
type SplitFile = {
  readonly yaml: ParsedYaml | undefined
  readonly body: string
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
 * `---js`, and accepts `---text` as a closing fence.
 */
export function splitFrontmatter(text: string): SplitFile {
  const unread = { yaml: undefined, body: '', bodyLine: 1 }
  const fence = fenceDiagnostic(text) ?? pastedBelow(text)
  if (fence) return { ...unread, diagnostics: [fence] }
  // The time of gray-matter grows with the square of the empty lines.
  const fields = text.slice(3, text.indexOf('\n---', 3))
  if (fields.length > maxFields) return { ...unread, diagnostics: parseYaml(fields).diagnostics }
  // Without options, gray-matter caches results, and a bad file would pass the second time.
  const { content, data } = matter(text, {
    language: 'yaml',
    engines: { yaml: (source) => ({ yaml: parseYaml(source) }), ...unused },
  })
  const bodyLine = text.slice(0, text.length - content.length).split('\n').length
  const diagnostics = thirdFence(content, bodyLine)
  const { yaml = parseYaml('') }: { yaml?: ParsedYaml } = data
  return { yaml, body: content, bodyLine, diagnostics }
}

function fenceDiagnostic(text: string): LocalDiagnostic | undefined {
  const lines = text.split('\n')
  const [first = '', ...others] = lines
  const at = { ...fileStart, rule: 'fence' } as const
  if (!first.startsWith('---')) {
    if (hasDashes(first)) return { ...at, ...notHyphens(lines, 0) }
    const message = /^ |^\s*$/.test(first)
      ? 'the opening --- must be the very first line, without spaces before it'
      : 'the frontmatter is missing; expected --- on the first line'
    return { ...at, message, hint: 'A file begins with ---, its fields, and --- again.' }
  }
  const language = first.slice(3).trim()
  if (language !== '') return languageDiagnostic(language)
  const closing = others.findIndex((line) => line.startsWith('---')) + 1
  if (closing === 0) {
    const near = others.findIndex((line) => hasDashes(line) || indented.test(line)) + 1
    const message = 'the frontmatter is not closed; expected a second --- on a line of its own'
    return { ...at, ...(near === 0 ? { message } : notHyphens(lines, near)) }
  }
  const line = closing + 1
  if (lines[closing]?.trimEnd() !== '---')
    return { ...at, line, message: 'the closing --- needs a line of its own' }
  const message = 'the opening --- is written twice; delete this line'
  return isDoubled(lines, closing) ? { ...at, line, message, fix: withoutLine(line) } : undefined
}

/** What word processors make of hyphens. */
const hasDashes = (line: string) =>
  /^-*[\u2010-\u2015\u2212][-\u2010-\u2015\u2212]*$/.test(line.trim())
const indented = /^\s+---\s*$/

function notHyphens(lines: readonly string[], index: number) {
  const written = lines[index] ?? ''
  const message = indented.test(written)
    ? 'there are spaces before the closing ---; delete them'
    : `expected --- (three hyphens), got ${written.trim().slice(0, 9)} (a dash)`
  const other = lines.findIndex((line, at) => at > index && hasDashes(line))
  const also = index === 0 && other !== -1 && { also: [asFence(lines, other)] }
  return { line: index + 1, message, fix: { ...asFence(lines, index), ...also } }
}

function asFence(lines: readonly string[], index: number) {
  const [line, endColumn] = [index + 1, (lines[index] ?? '').length + 1]
  return { line, column: 1, endLine: line, endColumn, text: '---' }
}

/** True if the opening fence is written twice, which turns all fields into text. */
const isDoubled = (lines: readonly string[], closing: number) =>
  lines.slice(1, closing).every((line) => line.trim() === '') &&
  /^[a-z]\w*:(?:\s|$)/i.test(lines[closing + 1] ?? '') &&
  lines.slice(closing + 1).includes('---')

/** Fields between fences, other than those at the top. A line of the text may end in the fence. */
const pasted = /---[ \t]*\n[a-z]\w*:(?:\s.*)?\n(?:(?:[a-z]\w*:|[ \t#-]).*\n|\n){0,300}?---[ \t]*$/m

/** A file that was pasted below itself, unless it is an example in a block of code. */
function pastedBelow(text: string): LocalDiagnostic | undefined {
  const closing = text.indexOf('\n---', 3) + '\n---'.length
  const at = text.slice(closing).search(pasted)
  const above = text.slice(0, closing + at).split('\n')
  const isCode = above.filter((line) => /^\s*(?:```|~~~)/.test(line)).length % 2 === 1
  if (at === -1 || isCode) return undefined
  const message = 'the file begins a second time here; delete what was pasted below the text'
  const hint = 'The fields between two lines of --- are only at the top of a file.'
  const column = (above.at(-1) ?? '').length + 1
  return { line: above.length, column, rule: 'fence', message, hint }
}

const withoutLine = (line: number) => {
  const end = { endLine: line + 1, endColumn: 1 }
  return { line, column: 1, ...end, text: '' }
}

/** A second closing fence, which Markdown draws as a line across the page. */
function thirdFence(body: string, bodyLine: number): LocalDiagnostic[] {
  const lines = body.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  if (lines[first]?.trimEnd() !== '---') return []
  const line = bodyLine + first
  const message = 'a third line of --- draws a line across the page; delete it'
  return [{ line, column: 1, rule: 'fence', message, fix: withoutLine(line) }]
}

function languageDiagnostic(language: string): LocalDiagnostic {
  const span = { line: 1, column: 4, endColumn: 4 + language.length }
  if (/^-+$/.test(language))
    return { ...span, rule: 'fence', message: 'expected exactly three hyphens: ---' }
  const message = `frontmatter is always YAML; delete "${language.slice(0, 20)}" after ---`
  return { ...span, rule: 'frontmatter-language', message }
}
