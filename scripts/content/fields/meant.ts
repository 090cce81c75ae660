import type { Field } from './describe.ts'
import { dayOfBikramSambat, suggestDay } from './days.ts'

/** A value that a writer probably meant. It is a fix only if it can't be anything else: `isCertain`. */
type Meant = {
  readonly value: string | number | boolean
  readonly hint?: string
  readonly isCertain?: false
}

/** What a writer probably meant by a text that a field doesn't take. */
export const meant = (written: string, field: Field): Meant | undefined =>
  readings(written).find(({ value }) => value !== written && field.accepts(value))

function readings(written: string): readonly Meant[] {
  const truth = booleans.get(written.toLowerCase())
  const address = frameAddress(written)
  if (truth !== undefined) return [{ value: truth }]
  if (address !== undefined)
    return [{ value: address, hint: 'Only the address in src="…" goes here.' }]
  const bare = withoutMarks(written)
  const text = asciiDigits(bare)
  const hint = text === bare ? curlyHint : 'Numbers and days have the digits 0 to 9.'
  const number = /^\d+$/.test(text) ? [{ value: Number(text), hint }] : []
  const changed = text === written ? [] : [...number, { value: text, hint }]
  return [...changed, ...secure(text), ...day(text), ...time(text), ...phone(text)]
}

const booleans = new Map([
  ...['yes', 'y', 'on'].map((word) => [word, true] as const),
  ...['no', 'n', 'off'].map((word) => [word, false] as const),
])

/** The address in the code of a map or player, as Google Maps and OpenStreetMap give it. */
export const frameAddress = (code: string): string | undefined =>
  /<iframe\b[^>]*?\ssrc=(["'])(.*?)\1/is.exec(code)?.[2]?.replaceAll('&amp;', '&')

/** A value without the curly quotation marks around the whole of it. */
export function withoutMarks(value: string): string {
  const [, double, single] = /^(?:[“”„«]([^“”„«»]*)[“”»]|‘([^‘’]*)’)$/.exec(value) ?? []
  return double ?? single ?? value
}

const curlyHint = '“ and ” belong to the value. It needs no quotation marks, or straight ones: "…".'

const asciiDigits = (text: string) =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))

/** What to do with the address of a site that has no https. */
export const noHttps = (address: string): string => {
  const name = address.replace(/^http:\/\//i, '').replace(/[/?#].*$/s, '')
  return `If that site has no https, link to another page about it, or leave the link out and write only its name: ${name}.`
}

/** `http://example.org`, `www.example.org/page` and `example.org` with https. */
function secure(text: string): Meant[] {
  if (/^http:\/\//i.test(text))
    return [{ value: text.replace(/^http/i, 'https'), hint: noHttps(text), isCertain: false }]
  if (/^https:\/\//i.test(text)) return [{ value: text.replace(/^https/i, 'https') }]
  return isHost.test(text) ? [{ value: `https://${text}` }] : []
}

/** `www.example.org/page`, `example.org`. */
export const isHost = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i

function day(text: string): Meant[] {
  const day = suggestDay(text)
  const nepali = dayOfBikramSambat(text)
  const hint = `Days are written in AD: ${text} of Bikram Sambat is ${nepali}.`
  return [
    ...(day === undefined ? [] : [{ value: day }]),
    ...(nepali === undefined ? [] : [{ value: nepali, hint }]),
  ]
}

/** `9:00`, `4:30 PM` and `2027-03-05T10:00` with two digits of 24 hours. An office that closes at 5:00 may mean 17:00. */
function time(text: string): Meant[] {
  const [found, date = '', hour, minute = '00', half] =
    /^(?:(.+?)(?:,? +|T))?(\d{1,2})(?:[:.](\d\d)(?::00)?)?(?: ?([ap])\.?m\.?)?$/i.exec(text) ?? []
  if (found === undefined) return []
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  const written = `${suggestDay(date) ?? date} ${String(hours).padStart(2, '0')}:${minute}`
  return [{ value: written.trim(), ...(half === undefined && { isCertain: false }) }]
}

/** `9841234567`, `01-4234567` and `977 1 4234567` with the code of Nepal. */
function phone(text: string): Meant[] {
  const [, number] = /^(?:(?:\+|00)?977[ -]?|0)?(9\d{9}|\d{1,2}[ -]?\d{6,7})$/.exec(text) ?? []
  return number === undefined ? [] : [{ value: `+977 ${number.replaceAll('-', ' ')}` }]
}
