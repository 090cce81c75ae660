import matter from 'gray-matter'
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
 * Splits a file into frontmatter and body. The fences are checked first: gray-matter takes the end of
 * the file for a missing fence, runs `---js`, and accepts `---text` as a closing fence.
 */
export const splitFrontmatter = rememberLast((text): SplitFile => {
  const unread = { yaml: undefined, bodyLine: 1 }
  const fault = fenceFault(text.split('\n'))
  if (fault) return { ...unread, diagnostics: [fault] }
  // The time of gray-matter grows with the square of the empty lines.
  const fields = text.slice(3, text.indexOf('\n---', 3))
  if (fields.length > maxFields) return { ...unread, diagnostics: parseYaml(fields).diagnostics }
  // Without options, gray-matter caches results, and a bad file would pass the second time.
  const { data } = matter(text, {
    language: 'yaml',
    engines: { yaml: (source) => ({ yaml: parseYaml(source) }), ...unused },
  })
  const { yaml = parseYaml('') }: { yaml?: ParsedYaml } = data
  return { yaml, bodyLine: fields.split('\n').length + 2, diagnostics: [] }
})

/** A line that is meant as a fence: word processors make dashes of hyphens. */
const likeFence = /^\s*(?:-{3,}|-*[\u2010-\u2015\u2212][-\u2010-\u2015\u2212]*)\s*$/

/** The fault of the lines of --- around the frontmatter. */
function fenceFault(lines: readonly string[]): LocalDiagnostic | undefined {
  const hint = 'A file begins with ---, its fields, and --- again.'
  const faultAt = (index: number, message: string): LocalDiagnostic => {
    const wrong = lines[index] ?? ''
    const isMeant = likeFence.test(wrong)
    return {
      line: index + 1,
      column: 1,
      endColumn: wrong.length + 1,
      rule: 'fence',
      message: isMeant ? `expected --- (three hyphens), got "${wrong.slice(0, 9)}"` : message,
      hint,
      suggestion: isMeant ? { wrong, right: '---' } : undefined,
    }
  }
  const [first = '', ...others] = lines
  if (first.trimEnd() !== '---')
    return faultAt(0, 'the frontmatter is missing; expected --- on the first line')
  const closing = others.findIndex((line) => line.startsWith('---')) + 1
  if (closing === 0) {
    const near = others.findIndex((line) => likeFence.test(line)) + 1
    if (near > 0) return faultAt(near, '')
    const message = 'the frontmatter is not closed; expected a second --- on a line of its own'
    return { line: 1, column: 1, rule: 'fence', message, hint }
  }
  return lines[closing]?.trimEnd() === '---'
    ? undefined
    : faultAt(closing, 'the closing --- needs a line of its own')
}
