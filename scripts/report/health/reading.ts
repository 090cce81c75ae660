import type { Nodes } from 'hast'
import { syllable } from 'syllable'
import { type Document, annotatedFields, annotatedProps } from '#scripts/content/documents/index.ts'
import { inlineElements } from '#content/schema/html-tags.ts'

/** Of adults who read English silently (Brysbaert 2019). */
const wordsPerMinute = 238
/** With fewer words, a grade is meaningless. */
const minWords = 30

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[’'.-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu
const english = /^[a-z’'-]+$/i
const sentenceEnd = /[.!?।]+["”’')]*(?=\s|$)/u

/** How long blocks of plain text are, such as fields, paragraphs and headings, and how hard to read. */
export function reading(blocks: readonly string[]) {
  const words = blocks.flatMap(wordsOf).length
  return { words, minutes: words / wordsPerMinute, grade: gradeOf(blocks) }
}

const wordsOf = (text: string): string[] => text.match(word) ?? []

/**
 * The US school grade of Flesch and Kincaid, of whole sentences only; undefined if the text is too
 * short or not English.
 */
function gradeOf(blocks: readonly string[]): number | undefined {
  const sentences = blocks
    .filter((block) => sentenceEnd.test(block))
    .flatMap((block) => block.split(sentenceEnd))
    .map(wordsOf)
    .filter((words) => words.length > 0)
  const words = sentences.flat().filter((each) => english.test(each))
  if (words.length < minWords || words.length < sentences.flat().length * 0.8) return undefined
  const syllables = words.reduce((sum, each) => sum + syllable(each), 0)
  const grade = (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59
  return Math.max(0, grade)
}

/** The texts of a file that people read: fields and props marked as prose, and the blocks of the body. */
export function blocksOf({ kind, fields, body }: Pick<Document, 'kind' | 'fields' | 'body'>) {
  const prose = [...annotatedFields({ kind, fields }), ...annotatedProps(body)].filter(
    ({ meta }) => meta.prose,
  )
  const text = body?.tree ? textOf(JSON.parse(body.tree)) : ''
  return [...prose.map(({ value }) => value), ...text.split(/\n{2,}/)]
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
}

/** The text of a tree, with an empty line between paragraphs, headings and list entries. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(textOf).join('')
  if (node.type === 'root') return text
  const name = node.type === 'element' ? node.tagName : node.name
  return name === null || inlineElements.has(name) ? text : `\n\n${text}\n\n`
}
