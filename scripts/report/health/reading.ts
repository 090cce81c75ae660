import { type Document, wordsInFields, wordsInText } from '#scripts/content/documents/index.ts'

/** Of adults who read English silently (Brysbaert 2019). */
const wordsPerMinute = 238

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[’'.-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu

/** How long blocks of plain text are, such as fields, paragraphs and headings. */
export function reading(blocks: readonly string[]) {
  const words = blocks.flatMap((block) => block.match(word) ?? []).length
  return { words, minutes: words / wordsPerMinute }
}

export const blocksOf = (document: Pick<Document, 'kind' | 'fields' | 'body'>): string[] => [
  ...wordsInFields(document).values(),
  ...wordsInText(document.body),
]
