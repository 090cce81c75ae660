import type { Heading, Nodes, Root } from 'mdast'

const marker = /\s*\[#([^\]]*)\]\s*$/u

/**
 * Explicit ids: `## Fees and dates [#fees]` is the heading "Fees and dates" with the id `fees`.
 * The usual `{#fees}` is an expression in MDX and cannot be read; brackets are plain text to Markdown,
 * so nothing but this function knows of them. An id is letters, digits and hyphens.
 * Headings without one get their id from their words (`finishElements`).
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

/** The same for a pipeline of unified. */
export const headingIds = () => (tree: Root) => takeIds(tree)
