import { createProcessor } from '@mdx-js/mdx'
import type { CompileOptions } from '@mdx-js/mdx'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { collectFacts, collectHeadings } from './collect-facts.ts'
import { explainMdx } from './explain-mdx.ts'
import { headingIds } from './heading-ids.ts'
import { noBody } from './mdx-facts.ts'
import type { MdxFacts } from './mdx-facts.ts'
import { nestingFault } from './nesting.ts'
import { isEcho, withoutBlock } from './recover-mdx.ts'
import type { RuleId } from './rules.ts'
import { tableCells } from './table-cells.ts'

/**
 * The one MDX pipeline, of pages and entries alike.
 * Markdown with GFM, `## Heading [#id]`, an id on every heading; no style attributes.
 */
export const mdxOptions = {
  remarkPlugins: [remarkGfm, headingIds, collectFacts],
  rehypePlugins: [rehypeSlug, tableCells, collectHeadings],
  tableCellAlignToStyle: false,
} satisfies CompileOptions

const limit = 200_000
const mostFaults = 20
const processor = createProcessor({ ...mdxOptions, outputFormat: 'function-body' })

/**
 * Compiles a body to a function body and the facts that the check needs. Never throws.
 * `source` has empty lines in the place of its frontmatter, so that every place is the file's own.
 * MDX stops at its first error: the paragraph around it is taken out and the rest read again,
 * so that one run shows them all. Without an error, `code` is not empty.
 */
export async function compileMdx(source: string, path: string): Promise<MdxFacts> {
  if (source.length > limit) return failed('file-size', 'over 200,000 characters of text')
  const refused = nestingFault(source)
  if (refused) return { ...noBody, isEmpty: false, findings: [refused] }

  const errors: MdxFacts['findings'] = []
  let rest = source
  while (errors.length < mostFaults) {
    const file = new VFile({ value: rest, path })
    try {
      const code = String(await processor.process(file))
      const facts = file.data.facts ?? noBody
      if (errors.length === 0) return { ...facts, code }
      return { ...facts, isEmpty: false, headings: [], findings: [...errors, ...facts.findings] }
    } catch (error) {
      if (error instanceof RangeError) return failed('too-deep', 'the text is nested too deep')
      if (!(error instanceof VFileMessage)) return failed('mdx-syntax', unreadable)
      const finding = explainMdx(error, rest)
      const next = withoutBlock(rest, finding.line)
      if (!isEcho(error, source, rest)) errors.push(finding)
      if (next === rest) break
      rest = next
    }
  }
  return { ...noBody, isEmpty: false, findings: errors }
}

/** The engine's own faults, which some broken texts bring about: they name no place. */
const unreadable = 'the text cannot be read; look for a tag in the middle of a heading or list'

const failed = (rule: RuleId, message: string): MdxFacts => ({
  ...noBody,
  isEmpty: false,
  findings: [{ line: 1, column: 1, rule, message }],
})
