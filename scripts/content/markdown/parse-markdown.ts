import type { Heading, Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze()

/**
 * The Markdown tree of a text in MDX with GitHub's extensions, each node at its place in the text.
 * Throws a `VFileMessage` on the first fault.
 */
export function parseMarkdown(text: string): Root {
  const tree = parser.parse(text)
  takeIds(tree)
  return tree
}

const marker = /\s*\[#([^\]]*)\]\s*$/u

/**
 * Takes explicit ids out of headings: `## Fees and dates [#fees]` gets the id `fees`.
 * The usual `{#fees}` is an expression in MDX and can't be parsed; brackets are plain text.
 */
export function takeIds(node: Nodes): void {
  if (node.type === 'heading') takeId(node)
  else if ('children' in node) node.children.forEach(takeIds)
}

function takeId(heading: Heading): void {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return
  const id = marker.exec(last.value)?.[1]
  if (id === undefined) return
  last.value = last.value.replace(marker, '')
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
}
