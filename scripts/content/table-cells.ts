import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** A table's alignment as `data-align`, for the style sheet: the policy forbids style attributes. */
export function tableCells() {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }) => {
      const { align } = properties
      if (align === undefined) return
      delete properties['align']
      properties['dataAlign'] = align
    })
  }
}
