import type { Document } from './document.ts'
import type { Placeholder } from './types.ts'

/** What a file still waits for: fields tagged `!placeholder` and `<Placeholder>` in its text. */
export function placeholdersOf({ path, yaml, facts }: Document): Placeholder[] {
  const inText = (facts?.elements ?? []).filter(({ name }) => name === 'Placeholder')
  return [
    ...(yaml?.marks ?? []).map(({ line, column, field, text }) => ({
      path,
      line,
      column,
      field,
      text,
    })),
    ...inText.map(({ line, column, text }) => ({ path, line, column, field: 'body', text })),
  ]
}
