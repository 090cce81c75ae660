import { asciiDigits } from '#content/schema/values/typed-number.ts'
import type { Field } from './describe.ts'
import { dayOfBikramSambat, suggestDay } from './days.ts'

/** The value of a field in another notation; undefined if the field doesn't take it either. */
export function guessValue(written: string, field: Field): string | boolean | undefined {
  const text = asciiDigits(withoutMarks(written))
  const [choice, ...others] = field.values.filter(
    (each) => text.length > 2 && each.toLowerCase().startsWith(text.toLowerCase()),
  )
  return [
    booleans.get(written.toLowerCase()),
    text,
    others.length === 0 ? choice : undefined,
    timeOf(text),
    isHost(text) ? `https://${text}` : undefined,
    suggestDay(text),
    dayOfBikramSambat(text),
  ].find((value) => value !== undefined && value !== written && field.accepts(value))
}

/** `17:00` for `5 pm`, `09:30` for `9.30`. */
function timeOf(text: string): string | undefined {
  const [, hour = '', minutes, half] =
    /^(\d{1,2})(?:[:.](\d\d))? ?(?:([ap])\.?m\.?)?$/i.exec(text) ?? []
  if (minutes === undefined && half === undefined) return undefined
  const ofDay = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  return `${String(ofDay).padStart(2, '0')}:${minutes ?? '00'}`
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
