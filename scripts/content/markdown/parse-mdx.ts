import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze()

/** The tree of a text in MDX with GFM, each node at its place. Throws a `VFileMessage` on the first fault. */
export const parseMdx = (text: string): Root => processor.parse(text)
