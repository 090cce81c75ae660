import type { Nodes, Paragraph, Parents } from 'mdast'

/**
 * A paragraph of nothing but components and braces is none: what stands in it takes its place.
 * Markdown reads a tag on a line of its own as one; @mdx-js/mdx does the same.
 */
export function unravel(parent: Parents): void {
  const children: Nodes[] = parent.children
  for (let index = 0; index < children.length; index++) {
    const node = children[index]
    if (node?.type === 'paragraph' && isMdxAlone(node)) {
      children.splice(index, 1, ...node.children.filter((child) => !isSpace(child)))
      index--
    } else if (node && 'children' in node) unravel(node)
  }
}

const isMdxAlone = ({ children }: Paragraph): boolean =>
  children.some(isMdx) && children.every((child) => isMdx(child) || isBlank(child))

const isMdx = ({ type }: Nodes) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression'
const isSpace = (node: Nodes) => node.type === 'text' && /^[\t\n\r ]+$/.test(node.value)
const isBlank = (node: Nodes) => node.type === 'text' && /^[\t\n\v\f\r ]*$/.test(node.value)
