import * as z from 'zod'
import { unwrap } from '#scripts/content/index.ts'
import type { SiteFacts } from './site-facts.ts'

type Schema = z.core.$ZodType

/** A value of a new entry; placeholders are listed by `npm run launch` until they are replaced. */
export type Leaf = { readonly value: string | number | boolean; readonly isPlaceholder: boolean }

/** What stands in a field that nobody has given: its own description, where that fits. */
export function fill(field: Schema, path: readonly string[], facts: SiteFacts): Leaf {
  const { schema } = unwrap(field)
  if (schema instanceof z.ZodEnum) return chosen(schema.options[0])
  if (schema instanceof z.ZodLiteral) return chosen([...schema.values][0])
  if (schema instanceof z.ZodBoolean) return chosen(true)
  if (schema instanceof z.ZodNumber)
    return chosen(facts.nextNumber(path.join('.')) ?? least(schema))
  const texts = candidates(field, path, facts)
  const value = texts.find((text) => z.safeParse(field, text).success)
  return { value: value ?? 'Text', isPlaceholder: true }
}

const chosen = (value: unknown): Leaf => ({
  value: typeof value === 'number' || typeof value === 'boolean' ? value : String(value),
  isPlaceholder: false,
})

const least = ({ minValue }: z.ZodNumber) =>
  minValue === null || minValue <= Number.MIN_SAFE_INTEGER ? 1 : minValue

function candidates(field: Schema, path: readonly string[], facts: SiteFacts): string[] {
  const { meta } = unwrap(field)
  const { description = 'The text goes here.', example } = meta
  if (meta.link === true) return [example ?? '/', '/'].filter(facts.isRoute).concat('/')
  const words = isOneSentence(description) ? description.slice(0, -1) : description
  const index = Number(path.at(-1))
  const text = Number.isInteger(index) ? `${words} ${index + 1}` : words
  return [
    firstFree(text, path.join('.'), facts),
    description.split(/[;:,]/)[0] ?? '',
    `${description} The text that goes here is longer than that.`,
    ...(example === undefined ? [] : [example]),
  ]
}

const isOneSentence = (text: string) => /^[^.]*\.$/.test(text)

function firstFree(text: string, field: string, facts: SiteFacts): string {
  let free = text
  for (let count = 2; facts.isTaken(field, free); count += 1) free = `${text} ${count}`
  return free
}
