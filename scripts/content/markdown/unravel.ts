import type { Nodes, Paragraph, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Replaces a paragraph that holds only components and braces by what it holds. Markdown reads a tag
 * on a line of its own as a paragraph; @mdx-js/mdx does the same, but doesn't export its plugin.
 */
export function unravel(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || !isMdxAlone(node)) return SKIP
    const children: Nodes[] = parent.children
    children.splice(index, 1, ...node.children.filter((child) => !isSpace(child)))
    return index
  })
}

const isMdxAlone = ({ children }: Paragraph): boolean =>
  children.some(isMdx) && children.every((child) => isMdx(child) || isBlank(child))

const isMdx = ({ type }: Nodes) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression'
const isSpace = (node: Nodes) => node.type === 'text' && /^[\t\n\r ]+$/.test(node.value)
const isBlank = (node: Nodes) => node.type === 'text' && /^[\t\n\v\f\r ]*$/.test(node.value)
