import { createProcessor } from '@mdx-js/mdx'
import type { CompileOptions } from '@mdx-js/mdx'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { collectFacts, collectHeadings, emptyFacts } from './collect-facts.ts'
import { explainMdx } from './explain-mdx.ts'
import { headingIds } from './heading-ids.ts'
import type { MdxFacts } from './mdx-facts.ts'
import { nestingFault } from './nesting.ts'
import { tableCells } from './table-cells.ts'

/**
 * The one MDX pipeline, shared with @mdx-js/rollup (`mdx(mdxOptions)`).
 * Markdown with GFM, `## Heading [#id]`, an id on every heading; no style attributes.
 */
export const mdxOptions = {
  remarkPlugins: [remarkGfm, headingIds, collectFacts],
  rehypePlugins: [rehypeSlug, tableCells, collectHeadings],
  tableCellAlignToStyle: false,
} satisfies CompileOptions

const limit = 200_000
const processor = createProcessor({
  ...mdxOptions,
  outputFormat: 'function-body',
})

/**
 * Compiles a body to a function body and the facts that the check needs. Never throws.
 * `source` has empty lines in the place of its frontmatter, so that every place is the file's own.
 */
export async function compileMdx(source: string, path: string): Promise<MdxFacts> {
  if (source.length > limit)
    return failed({ rule: 'file-size', message: 'over 200,000 characters' })
  const refused = nestingFault(source)
  if (refused) return { ...emptyFacts(), isEmpty: false, findings: [refused] }
  const file = new VFile({ value: source, path })
  try {
    const code = String(await processor.process(file))
    return { ...(file.data.facts ?? emptyFacts()), code }
  } catch (error) {
    if (error instanceof VFileMessage) {
      return { ...emptyFacts(), isEmpty: false, findings: [explainMdx(error, source)] }
    }
    if (error instanceof RangeError) {
      return failed({ rule: 'too-deep', message: 'the text is nested too deep' })
    }
    throw error
  }
}

const failed = (fault: Pick<MdxFacts['findings'][number], 'rule' | 'message'>): MdxFacts => ({
  ...emptyFacts(),
  isEmpty: false,
  findings: [{ line: 1, column: 1, ...fault }],
})
