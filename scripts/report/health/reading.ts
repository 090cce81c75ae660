import type { Nodes } from 'hast'
import { type Document, annotatedFields, annotatedProps } from '#scripts/content/documents/index.ts'
import { inlineElements } from '#content/schema/html-tags.ts'

/** Of adults who read English silently (Brysbaert 2019). */
const wordsPerMinute = 238

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[’'.-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu

/** How long blocks of plain text are, such as fields, paragraphs and headings. */
export function reading(blocks: readonly string[]) {
  const words = blocks.flatMap((block) => block.match(word) ?? []).length
  return { words, minutes: words / wordsPerMinute }
}

/** The texts of a file that people read: fields and props marked as prose, and the blocks of the body. */
export function blocksOf({ kind, fields, body }: Pick<Document, 'kind' | 'fields' | 'body'>) {
  const prose = [...annotatedFields({ kind, fields }), ...annotatedProps(body)].filter(
    ({ meta }) => meta.prose,
  )
  const text = body?.tree ? plainText(JSON.parse(body.tree)) : ''
  return [...prose.map(({ value }) => value), ...text.split(/\n{2,}/)]
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
}

/** The text of a tree, with an empty line between paragraphs, headings and list entries. */
function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(plainText).join('')
  if (node.type === 'root') return text
  const name = node.type === 'element' ? node.tagName : node.name
  return name === null || inlineElements.has(name) ? text : `\n\n${text}\n\n`
}
