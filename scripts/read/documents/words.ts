import type { Nodes } from 'hast'
import { inlineElements } from '#content/schema/html-tags.ts'
import type { CompiledBody } from '../markdown/index.ts'
import { annotatedFields, annotatedProps } from './mentions.ts'
import type { Document } from './types.ts'

/** The words of fields that people read, by the field: `plans.0.name`. */
export const wordsInFields = (document: Pick<Document, 'kind' | 'fields'>) =>
  new Map(
    annotatedFields(document).flatMap(({ path, value, meta }) =>
      meta.prose ? [[path.join('.'), oneLine(value)] as const] : [],
    ),
  )

/** The words of a text that people read: props of components, then paragraphs, headings and entries of lists. */
export function wordsInText(body: CompiledBody | undefined): string[] {
  const props = annotatedProps(body).filter(({ meta }) => meta.prose)
  const text = body?.tree ? plainText(JSON.parse(body.tree)) : ''
  const blocks = [...props.map(({ value }) => value), ...text.split(/\n{2,}/)]
  return blocks.map(oneLine).filter((block) => block !== '')
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The text of a tree, with an empty line between paragraphs, headings and list entries. */
function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(plainText).join('')
  if (node.type === 'root') return text
  const name = node.type === 'element' ? node.tagName : node.name
  return name === null || inlineElements.has(name) ? text : `\n\n${text}\n\n`
}
