import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { VFileMessage } from 'vfile-message'
import type { Heading } from '#content/schema/entry.ts'
import { explainMdx, isVoid } from './explain-mdx.ts'
import { nestingFault } from '../files/index.ts'
import type { LocalDiagnostic } from '../diagnostics/index.ts'
import { collectWritten, type Written } from './collect-written.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { toHast } from './to-hast.ts'

/** A compiled body. `tree` is a hast root as JSON; undefined if the text can't be read. */
export type CompiledBody = Written & {
  readonly tree: string | undefined
  readonly headings: readonly Heading[]
  readonly diagnostics: readonly LocalDiagnostic[]
}

/** The Markdown of a body, and the text that it was read from: without paragraphs that can't be read. */
export type ParsedBody = { readonly markdown: Root; readonly source: string }

/** `parsed` is undefined if no part of the body can be read, `hast` if not all of it can. */
export type Compiled = CompiledBody & {
  readonly parsed: ParsedBody | undefined
  readonly hast: HastRoot | undefined
}

const limit = 64_000
const maxFaults = 20
/** How many characters are read again after errors: a long text is read three times more at most. */
const maxReread = 200_000

/**
 * Compiles a body to elements, and collects everything that the check needs. Never throws.
 * `source` has empty lines for its frontmatter (`bodyInPlace`).
 * MDX stops at its first error, so the paragraph around an error is removed and the rest is read
 * again: one run finds all errors, unless the text is long and has many.
 */
export function compileBody(source: string): Compiled {
  if (source.trimStart().length > limit)
    return unread({ rule: 'file-size', message: 'over 64,000 characters of text' })
  const refused = nestingFault(source)
  if (refused) return unread(refused)

  const errors: LocalDiagnostic[] = []
  let rest = source
  for (let read = 0; read <= maxReread && errors.length < maxFaults; read += rest.length) {
    try {
      const markdown = parseMarkdown(rest)
      const parsed = { markdown, source: rest }
      const written = collectWritten(markdown, rest)
      if (errors.length > 0) return { ...unread(...errors), ...written, isEmpty: false, parsed }
      const { tree: hast, headings } = toHast(markdown)
      const tree = JSON.stringify(hast, withoutPlaces)
      return { ...written, tree, headings, diagnostics: [], parsed, hast }
    } catch (error) {
      if (error instanceof RangeError)
        return unread({ rule: 'too-deep', message: 'the text is nested too deep' })
      if (!(error instanceof VFileMessage))
        return unread({ rule: 'mdx-syntax', message: unreadable })
      const finding = explainMdx(error, rest)
      const next = withoutParagraph(rest, finding.line)
      if (!isEcho(error, source, rest)) errors.push(finding)
      if (next === rest) break
      rest = next
    }
  }
  return unread(...errors)
}

const withoutPlaces = (key: string, value: unknown) => (key === 'position' ? undefined : value)

/** For errors of the parser itself, which have no place. */
const unreadable = 'the text cannot be read; look for a tag in the middle of a heading or list'

const unread = (...diagnostics: LocalDiagnostic[]): Compiled => ({
  tree: undefined,
  headings: [],
  links: [],
  images: [],
  elements: [],
  isEmpty: false,
  diagnostics,
  parsed: undefined,
  hast: undefined,
})

/** Empties the lines around `line` up to the next empty ones. Other lines keep their numbers. */
function withoutParagraph(source: string, line: number): string {
  const lines = source.split('\n')
  const from = lines.slice(0, line - 1).findLastIndex(isEmpty) + 1
  const end = lines.slice(line).findIndex(isEmpty)
  const to = end === -1 ? lines.length : line + end
  return lines.map((text, index) => (index >= from && index < to ? '' : text)).join('\n')
}

const isEmpty = (text: string) => text.trim() === ''

/** True if an error is about a tag whose other half may be in a removed paragraph. */
function isEcho(error: VFileMessage, source: string, rest: string): boolean {
  const { ruleId } = error
  if (source === rest || (ruleId !== 'end-tag-mismatch' && ruleId !== 'unexpected-closing-slash'))
    return false
  if (isVoid(error)) return false
  const left = rest.split('\n')
  return source.split('\n').some((line, index) => /<[/A-Za-z]/.test(line) && left[index] === '')
}
