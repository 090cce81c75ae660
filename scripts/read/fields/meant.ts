import { asciiDigits } from '#content/schema/values/typed-number.ts'
import type { Field } from './describe.ts'
import { dayOfBikramSambat, suggestDay } from './days.ts'

/** What a writer meant by a text that a field doesn't take, if it can be nothing else. */
export const meant = (written: string, field: Field): string | boolean | undefined =>
  readings(written).find((value) => value !== written && field.accepts(value))

function readings(written: string): (string | boolean)[] {
  const text = asciiDigits(withoutMarks(written))
  const readings = [
    booleans.get(written.toLowerCase()),
    frameAddress(written),
    text,
    isHost.test(text) ? `https://${text}` : undefined,
    suggestDay(text),
    dayOfBikramSambat(text),
    time(text),
    phone(text),
  ]
  return readings.filter((value) => value !== undefined)
}

const booleans = new Map([
  ...['yes', 'y', 'on'].map((word) => [word, true] as const),
  ...['no', 'n', 'off'].map((word) => [word, false] as const),
])

/** The address in the code of a map, as Google Maps and OpenStreetMap give it. */
const frameAddress = (code: string): string | undefined =>
  /<iframe\b[^>]*?\ssrc=(["'])(.*?)\1/is.exec(code)?.[2]?.replaceAll('&amp;', '&')

/** A value without the curly quotation marks around the whole of it. */
export function withoutMarks(value: string): string {
  const [, double, single] = /^(?:[“”„«]([^“”„«»]*)[“”»]|‘([^‘’]*)’)$/.exec(value) ?? []
  return double ?? single ?? value
}

/** `www.example.org/page`, `example.org`. */
export const isHost = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i

/** `4:30 PM` as 16:30, also after a day. */
function time(text: string): string | undefined {
  const [found, date = '', hour, minute = '00', half = ''] =
    /^(?:(.+?),? +)?(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\.?$/i.exec(text) ?? []
  if (found === undefined) return undefined
  const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  return `${suggestDay(date) ?? date} ${String(hours).padStart(2, '0')}:${minute}`.trim()
}

/** `9841234567`, `01-4234567` and `977 1 4234567` with the code of Nepal. */
function phone(text: string): string | undefined {
  const [, number] = /^(?:(?:\+|00)?977[ -]?|0)?(9\d{9}|\d{1,2}[ -]?\d{6,7})$/.exec(text) ?? []
  return number && `+977 ${number.replaceAll('-', ' ')}`
}
