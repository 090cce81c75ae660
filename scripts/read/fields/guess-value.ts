import { asciiDigits } from '#content/schema/values/typed-number.ts'
import type { Field } from './describe.ts'
import { dayOfBikramSambat, suggestDay } from './days.ts'

/** The value of a field in another notation; undefined if the field doesn't take it either. */
export function guessValue(written: string, field: Field): string | boolean | undefined {
  const text = asciiDigits(withoutMarks(written))
  return [
    booleans.get(written.toLowerCase()),
    text,
    isHost(text) ? `https://${text}` : undefined,
    suggestDay(text),
    dayOfBikramSambat(text),
  ].find((value) => value !== undefined && value !== written && field.accepts(value))
}

const booleans = new Map([
  ...['yes', 'y', 'on'].map((word) => [word, true] as const),
  ...['no', 'n', 'off'].map((word) => [word, false] as const),
])

/** A value without the curly quotation marks around the whole of it. */
export function withoutMarks(value: string): string {
  const [, double, single] = /^(?:[“”„«]([^“”„«»]*)[“”»]|‘([^‘’]*)’)$/.exec(value) ?? []
  return double ?? single ?? value
}

/** `www.example.org/page`, `bit.ly/x`, but not the name of a file: `sita.jpg`. */
export const isHost = (text: string): boolean =>
  /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) &&
  !/^[^/]*\.(?:jpe?g|jfif|png|gif|webp|avif|heic|svg|pdf|docx?|xlsx?|pptx?|txt|html?|mdx?)$/i.test(
    text,
  )
