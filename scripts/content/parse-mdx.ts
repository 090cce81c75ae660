import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { mdxjs } from 'micromark-extension-mdxjs'
import { gfmForText } from './gfm-for-text.ts'

/** The tree of a text in MDX with GFM, each node at its place. Throws a `VFileMessage` on the first fault. */
export function parseMdx(text: string): Root {
  const gfm = gfmForText(text)
  return fromMarkdown(text, {
    extensions: [mdx, gfm.extension],
    mdastExtensions: [fromMdx, gfm.fromMarkdown],
  })
}

const mdx = mdxjs()
const fromMdx = mdxFromMarkdown()
