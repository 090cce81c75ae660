import type { Nodes, Root } from 'hast'
import { annotated, componentTable } from '#scripts/content/index.ts'

/** Elements inside a line of text; all others begin a block. */
const inline = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** The paragraphs, headings and entries of a body as plain text, in its order. */
export const bodyBlocks = (tree: Root): string[] =>
  textOf(tree)
    .split(/\n{2,}/)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block !== '')

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(textOf).join('')
  if (node.type === 'element') return inline.has(node.tagName) ? text : `\n\n${text}\n\n`
  if (node.type === 'root' || node.name === null || inline.has(node.name)) return text
  const schema = componentTable.get(node.name)?.props
  const props = Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
    ),
  )
  const words = schema ? Array.from(annotated(schema, props)).filter(({ meta }) => meta.prose) : []
  return ['', ...words.map(({ value }) => value), text, ''].join('\n\n')
}
