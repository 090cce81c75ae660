import type { Nodes } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { VFileMessage } from 'vfile-message'
import { collectFacts } from './collect-facts.ts'
import { explainMdx } from '../explain/explain-mdx.ts'
import { finishElements } from './finish-elements.ts'
import { takeIds } from './heading-ids.ts'
import { keepTree } from './kept-tree.ts'
import { parseMdx } from './parse-mdx.ts'
import { noBody, type MdxFacts } from './mdx-facts.ts'
import { nestingFault } from './nesting.ts'
import { isEcho, withoutBlock } from './recover-mdx.ts'
import type { RuleId } from '../explain/rules.ts'
import { unravel } from './unravel.ts'

const limit = 200_000
const mostFaults = 20

/** What MDX has beside Markdown, as it stands in both trees. */
const passThrough: Nodes['type'][] = [
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
]

/** Text → tree of Markdown → tree of HTML → JSON; throws on the first fault. */
function compileText(text: string): MdxFacts {
  const markdown = parseMdx(text)
  unravel(markdown)
  takeIds(markdown)
  const facts = collectFacts(markdown, text)
  const html = toHast(markdown, { passThrough })
  if (html.type !== 'root') return facts
  return { ...facts, headings: finishElements(html), code: keepTree(html) }
}

/**
 * Compiles a body to what `evaluateBody` shows and the facts that the check needs. Never throws.
 * `source` has empty lines in the place of its frontmatter, so that every place is the file's own.
 * MDX stops at its first error: the paragraph around it is taken out and the rest read again,
 * so that one run shows them all. Without an error, `code` is not empty.
 */
export async function compileMdx(source: string): Promise<MdxFacts> {
  if (source.length > limit) return failed('file-size', 'over 200,000 characters of text')
  const refused = nestingFault(source)
  if (refused) return { ...noBody, isEmpty: false, diagnostics: [refused] }

  const errors: MdxFacts['diagnostics'] = []
  let rest = source
  while (errors.length < mostFaults) {
    try {
      const facts = compileText(rest)
      if (errors.length === 0) return facts
      const diagnostics = [...errors, ...facts.diagnostics]
      return { ...facts, code: '', isEmpty: false, headings: [], diagnostics }
    } catch (error) {
      if (error instanceof RangeError) return failed('too-deep', 'the text is nested too deep')
      if (!(error instanceof VFileMessage)) return failed('mdx-syntax', unreadable)
      const diagnostic = explainMdx(error, rest)
      const next = withoutBlock(rest, diagnostic.line)
      if (!isEcho(error, source, rest)) errors.push(diagnostic)
      if (next === rest) break
      rest = next
    }
  }
  return { ...noBody, isEmpty: false, diagnostics: errors }
}

/** The engine's own faults, which some broken texts bring about: they name no place. */
const unreadable = 'the text cannot be read; look for a tag in the middle of a heading or list'

const failed = (rule: RuleId, message: string): MdxFacts => ({
  ...noBody,
  isEmpty: false,
  diagnostics: [{ line: 1, column: 1, rule, message }],
})
