import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { withoutImports } from '#scripts/patches/without-imports.ts'
import { rememberLast } from '#scripts/system/text/remember-last.ts'

const parser = unified().use(remarkParse).use(remarkMdx).use(withoutImports).use(remarkGfm).freeze()

/**
 * The tree of MDX with GitHub's extensions, not to be changed: the rules of text read a body directly
 * after the check of its file. Throws a `VFileMessage` on the first fault.
 */
export const parseMarkdown = rememberLast((text): Root => {
  const tree = parser.parse(text)
  takeIds(tree)
  return tree
})

/** The body of a file, with spaces for what is above it: its places are those in the file. */
export function bodyInPlace(text: string, bodyLine: number): string {
  const above = text.split('\n', bodyLine - 1).join('\n')
  return above.replaceAll(/[^\n]/g, ' ') + text.slice(above.length)
}

/** A node and all below it, from top to bottom. */
export const nodesIn = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesIn) : []),
]

const marker = /\[#([^\]]*)\]\s*$/u

/** Takes ids out of headings: `## Fees [#fees]`. MDX reads the usual `{#fees}` as an expression. */
export function takeIds(tree: Nodes): void {
  for (const node of nodesIn(tree)) {
    const last = node.type === 'heading' ? node.children.at(-1) : undefined
    const id = last?.type === 'text' ? marker.exec(last.value)?.[1] : undefined
    if (last?.type !== 'text' || id === undefined) continue
    last.value = last.value.replace(marker, '').trimEnd()
    node.data = { ...node.data, hProperties: { id } }
  }
}
