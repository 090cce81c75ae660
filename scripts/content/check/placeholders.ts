import type { Document } from '../read/document.ts'
import type { Placeholder } from '../types.ts'

/** What a text still waits for, wherever it lies: fields tagged `!placeholder` and `<Placeholder>`. */
export function placeholdersOf({ yaml, facts }: Pick<Document, 'yaml' | 'facts'>) {
  const inText = (facts?.elements ?? []).filter(({ name }) => name === 'Placeholder')
  return [
    ...(yaml?.marks ?? []).map(({ line, column, field, text }) => ({ line, column, field, text })),
    ...inText.map(({ line, column, text }) => ({ line, column, field: 'body', text })),
  ] satisfies Omit<Placeholder, 'path'>[]
}
