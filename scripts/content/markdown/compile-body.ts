import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { VFileMessage } from 'vfile-message'
import type { Heading } from '#content/schema/entry.ts'
import { explainMdx } from './explain-mdx.ts'
import { nestingFault } from '../read/index.ts'
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

/** `markdown` and `hast` are undefined if the text can't be read. */
type Compiled = CompiledBody & {
  readonly markdown: Root | undefined
  readonly hast: HastRoot | undefined
}

const limit = 64_000

/**
 * Compiles a body to elements, and collects everything that the check needs, or says why it can't be
 * read: MDX stops at its first error. Never throws. `source` has empty lines for its frontmatter
 * (`bodyInPlace`).
 */
export function compileBody(source: string): Compiled {
  if (source.trimStart().length > limit)
    return unread({ rule: 'file-size', message: 'over 64,000 characters of text' })
  const refused = nestingFault(source)
  if (refused) return unread(refused)
  try {
    const markdown = parseMarkdown(source)
    const written = collectWritten(markdown, source)
    const { tree: hast, headings } = toHast(markdown)
    const tree = JSON.stringify(hast, withoutPlaces)
    return { ...written, tree, headings, diagnostics: [], markdown, hast }
  } catch (error) {
    if (error instanceof RangeError)
      return unread({ rule: 'too-deep', message: 'the text is nested too deep' })
    if (error instanceof VFileMessage) return unread(explainMdx(error, source))
    return unread({ rule: 'mdx-syntax', message: unreadable })
  }
}

const withoutPlaces = (key: string, value: unknown) => (key === 'position' ? undefined : value)

/** For errors of the parser itself, which have no place. */
const unreadable = 'the text cannot be read; look for a tag in the middle of a heading or list'

const unread = (diagnostic: LocalDiagnostic): Compiled => ({
  tree: undefined,
  headings: [],
  links: [],
  images: [],
  elements: [],
  isEmpty: false,
  diagnostics: [diagnostic],
  markdown: undefined,
  hast: undefined,
})
