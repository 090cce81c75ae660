import { bikramSambat } from '#content/schema/course/bikram-sambat.ts'
import { type FeePart, type Intake, isDay, totalOf } from '#content/schema/course/course.ts'
import type { Program } from '#content/schema/program.ts'
import { courseStrings as strings, programStrings } from '#components/strings.ts'
import { unbroken } from '#components/unbroken.ts'

/** Days of content have no time zone, so both ends of the conversion use UTC. */
const calendar = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** No day breaks. A range of several months may go on in the next line. */
const unbrokenDays = (days: string) =>
  unbroken(days.replace(/^(\d+) – (?=\d+ )/, '$1–')).replace('\u00A0–\u2060\u00A0', strings.to)

/** `31 January 2027`, `1–5 March 2027`, `28 February to 4 March 2027`. */
export const daysWords = (first: string, last = first): string =>
  unbrokenDays(calendar.formatRange(new Date(first), new Date(last)).replaceAll('\u2009', ' '))

/** `17 Magh 2083 BS`, `17–21 Falgun 2083 BS`; undefined after the years of the calendar's table. */
export function nepaliDaysWords(first: string, last = first): string | undefined {
  const [start, end] = [bikramSambat(first), bikramSambat(last)]
  if (start === undefined || end === undefined) return undefined
  const [day = '', month, year] = start.split(' ')
  const isOneMonth = end.endsWith(` ${month} ${year}`)
  const days = start === end ? end : `${isOneMonth ? day : start} – ${end}`
  return unbrokenDays(strings.bikramSambat(days))
}

/** A day in both calendars: `31 January 2027 (17 Magh 2083 BS)`. */
export function dayWords(day: string): string {
  const nepali = nepaliDaysWords(day)
  if (nepali === undefined) return daysWords(day)
  return `${daysWords(day)} (${nepali})`
}

/** The place, mode and seats of an intake, if they are given. */
export const intakeFacts = ({ place, mode, seats }: Intake): string[] =>
  [place, mode && strings.modes[mode], seats && unbroken(strings.seats(seats))].filter(
    (fact) => typeof fact === 'string',
  )

/** `Pokhara · Online · 20 seats` */
export const intakeWords = (intake: Intake): string => intakeFacts(intake).join(' · ')

/** `NPR 25,000`; undefined if it is on request. */
export function feeWords({ fee }: Pick<Program, 'fee'>): string | undefined {
  if (fee === undefined || typeof fee === 'string') return undefined
  const total = totalOf(fee)
  return total === 0 ? strings.free : moneyWords(total, fee.currency)
}

/** A row of what a program costs; `due` is `10 January 2027` or in the words of the writer. */
type FeeRow = { name: string; amount: string; due?: string; note?: string; isTotal?: true }

/** The parts of a fee, their total, and below it what people get back. None if it has no parts. */
export function feeRows({ fee }: Pick<Program, 'fee'>): FeeRow[] {
  if (typeof fee !== 'object' || fee.parts === undefined) return []
  const money = (amount: number) => moneyWords(amount, fee.currency)
  const row = ({ name, amount, due, refundable }: FeePart): FeeRow => ({
    name,
    amount: money(amount),
    ...(due !== undefined && { due: isDay(due) ? dayWords(due) : due }),
    ...(refundable && { note: strings.refundable }),
  })
  const covers = fee.covers === undefined ? {} : { note: fee.covers }
  return [
    ...fee.parts.filter(({ refundable }) => !refundable).map(row),
    { name: strings.total, amount: money(totalOf(fee)), ...covers, isTotal: true },
    ...fee.parts.filter(({ refundable }) => refundable).map(row),
  ]
}

/** `NPR 25,000`. Rupees are grouped as in Nepal: `NPR 1,25,000`. */
function moneyWords(amount: number, currency: string): string {
  const locale = /^(?:NPR|INR)$/.test(currency) ? 'en-IN' : 'en-GB'
  const digits = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}

/** What the fee covers, if it is known. */
export const coveredBy = ({ fee }: Pick<Program, 'fee'>): string | undefined =>
  typeof fee === 'object' ? fee.covers : undefined

const rowFields = ['duration', 'location', 'focus', 'placement'] as const

type Fact = readonly [label: string, value: string]

/** The facts that are a few words: length, place, focus and placement, if they are given. */
export const rowFacts = (program: Program): Fact[] =>
  rowFields.flatMap((field): Fact[] => {
    const value = program[field]
    return value === undefined ? [] : [[programStrings[field], value]]
  })

/** The same with the language of teaching, for the brochure. */
export const givenFacts = (program: Program): Fact[] => {
  const { language } = program
  const facts = rowFacts(program)
  return language === undefined ? facts : [...facts, [strings.headings.language, language]]
}

/** The facts on a program's card and in its row: length, place, the next intake, the fee. */
export function shortFacts(program: Program): string[] {
  const [next] = program.intakes ?? []
  const starts = next && unbroken(strings.starts(daysWords(next.starts)))
  const facts = [...rowFields.map((field) => program[field]), starts, feeWords(program)]
  return facts.filter((fact) => fact !== undefined)
}

export type PartName =
  | 'audience'
  | 'eligibility'
  | 'outcomes'
  | 'timetable'
  | 'language'
  | 'certificate'
  | 'scholarships'
  | 'refund'
  | 'apply'

/** A part of a program's page or brochure: a paragraph, a list or numbered steps. */
export type CoursePart = {
  id: PartName
  heading: string
  lines: readonly string[]
  form: 'text' | 'list' | 'steps'
}

/** Looks parts up by name, and leaves out those that the program does not have. */
export const courseParts = (program: Program, names: readonly PartName[]): CoursePart[] =>
  names.flatMap((id) => {
    const value = program[id]
    if (value === undefined) return []
    const form = typeof value === 'string' ? 'text' : id === 'apply' ? 'steps' : 'list'
    return [{ id, heading: strings.headings[id], lines: [value].flat(), form } satisfies CoursePart]
  })
