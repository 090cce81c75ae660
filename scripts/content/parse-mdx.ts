import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { mdxjs } from 'micromark-extension-mdxjs'
import type { Extension } from 'micromark-util-types'
import { gfmForText } from './gfm-for-text.ts'
import { plainTree, putBack, shortText } from './short-text.ts'

/** The tree of a text in MDX with GFM, each node at its place. Throws a `VFileMessage` on the first fault. */
export const parseMdx = (text: string): Root => parseShort(text) ?? parseWhole(text)

/** The same tree for less; undefined where only the text as a whole can tell, above all on a fault. */
export function parseShort(text: string): Root | undefined {
  const short = shortText(text)
  if (!short) return undefined
  const plain = plainTree(text, short)
  if (plain) return plain
  try {
    const tree = parseWhole(short.text, short.extension)
    return putBack(tree, short.gaps) ? tree : undefined
  } catch {
    return undefined
  }
}

export function parseWhole(text: string, ...more: readonly Extension[]): Root {
  const gfm = gfmForText(text)
  return fromMarkdown(text, {
    extensions: [mdx, gfm.extension, ...more],
    mdastExtensions: [fromMdx, gfm.fromMarkdown],
  })
}

const mdx = mdxjs()
const fromMdx = mdxFromMarkdown()
