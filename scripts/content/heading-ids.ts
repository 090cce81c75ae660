import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

const marker = /\s*\[#([^\]]*)\]\s*$/u

/**
 * Explicit ids: `## Fees and dates [#fees]` is the heading "Fees and dates" with the id `fees`.
 * The usual `{#fees}` is an expression in MDX and cannot be read; brackets are plain text to Markdown,
 * so nothing but this plugin knows of them. An id is letters, digits and hyphens.
 * Headings without one get their id from their words (rehype-slug).
 */
export function headingIds() {
  return (tree: Root) => {
    visit(tree, 'heading', (heading) => {
      const last = heading.children.at(-1)
      if (last?.type !== 'text') return
      const id = marker.exec(last.value)?.[1]
      if (id === undefined) return
      last.value = last.value.replace(marker, '')
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
    })
  }
}
