import { type FeePart, type Intake, isDay, totalOf } from '#content/schema/course/course.ts'
import type { ProgramEntry } from '#content/kinds/content.ts'
import type { Program } from '#content/kinds/program.ts'
import type { Locale, Strings } from '#components/locale.ts'
import { unbroken } from '#components/unbroken.ts'

/** The place, mode and seats of an intake. */
export const intakeFacts = ({ place, mode, seats }: Intake, { strings }: Locale): string[] =>
  [
    place,
    mode && strings.course.modes[mode],
    seats && unbroken(strings.course.seats(seats)),
  ].filter((fact) => typeof fact === 'string')

/** `Pokhara · Online · 20 seats` */
export const intakeWords = (intake: Intake, locale: Locale): string =>
  intakeFacts(intake, locale).join(' · ')

/** `NPR 25,000` or `Free`; undefined if it is on request. */
export function feeWords(
  { fee }: Pick<Program, 'fee'>,
  { strings, formats, currency }: Locale,
): string | undefined {
  if (fee === 'free') return strings.course.free
  return typeof fee === 'object' ? formats.money(totalOf(fee), fee.currency ?? currency) : undefined
}

/** A row of the table of fees; `due` is a day in both calendars, or the words of the writer. */
type FeeRow = {
  name: string
  amount: string
  due?: string
  note?: string
  isTotal?: true
  isRefundable?: true
}

/** The parts of a fee, their total, then the refundable parts. Empty for a fee without parts. */
export function feeRows({ fee }: Pick<Program, 'fee'>, locale: Locale): FeeRow[] {
  const { strings, formats } = locale
  if (typeof fee !== 'object' || fee.parts === undefined) return []
  const money = (amount: number) => formats.money(amount, fee.currency ?? locale.currency)
  const row = ({ name, amount, due, refundable }: FeePart): FeeRow => ({
    name,
    amount: money(amount),
    ...(due !== undefined && { due: isDay(due) ? formats.bothDays(due) : due }),
    ...(refundable && { note: strings.course.refundable, isRefundable: true as const }),
  })
  const covers = fee.covers === undefined ? {} : { note: fee.covers }
  return [
    ...fee.parts.filter(({ refundable }) => !refundable).map(row),
    { name: strings.course.total, amount: money(totalOf(fee)), ...covers, isTotal: true },
    ...fee.parts.filter(({ refundable }) => refundable).map(row),
  ]
}

/** True if people pay and know how much. */
export const costsMoney = ({ fee }: Pick<Program, 'fee'>): boolean => typeof fee === 'object'

export const coveredBy = ({ fee }: Pick<Program, 'fee'>): string | undefined =>
  typeof fee === 'object' ? fee.covers : undefined

const rowFields = ['duration', 'location', 'focus', 'placement'] as const

type Fact = readonly [label: string, value: string]

/** Where a program takes place, or its next intake. */
export function locationWords(program: Program, { strings }: Locale): string | undefined {
  const { place, mode } = program.intakes?.[0] ?? {}
  return program.location ?? place ?? (mode && strings.course.modes[mode])
}

/**
 * Programs grouped by length and by place, with ids for headings. Leaves out a fact that all programs share
 * or that is different in each program.
 */
export const programGroups = (programs: readonly ProgramEntry[], locale: Locale) =>
  (['duration', 'location'] as const).flatMap((field) => {
    const valueOf = ({ data }: ProgramEntry) =>
      field === 'duration' ? data.duration : locationWords(data, locale)
    const values = new Set(programs.flatMap((program) => valueOf(program) ?? []))
    if (values.size < 2 || values.size === programs.length) return []
    const groups = Array.from(values, (value, index) => ({
      id: `_${field}-${index + 1}`,
      value,
      programs: programs.filter((program) => valueOf(program) === value),
    }))
    return [{ id: `_${field}`, heading: locale.strings.program[field], groups }]
  })

/** Length, place, focus and placement, with their labels. */
export function rowFacts(program: Program, locale: Locale): Fact[] {
  const facts = { ...program, location: locationWords(program, locale) }
  return rowFields.flatMap((field): Fact[] => {
    const value = facts[field]
    return value === undefined ? [] : [[locale.strings.program[field], value]]
  })
}

type Programs = readonly { readonly data: Program }[]

/** Which facts a list of programs has: a program without such a fact has it on request. */
export type KnownFacts = Readonly<Record<'dates' | 'fees', boolean>>

/** Whether any of the programs has dates, and whether any has a fee. */
export const knownIn = (programs: Programs, locale: Locale): KnownFacts => ({
  dates: programs.some(({ data }) => (data.intakes?.length ?? 0) > 0),
  fees: programs.some(({ data }) => feeWords(data, locale) !== undefined),
})

/**
 * The facts on a program's card and in its row: length, place, the next intake, the fee. Dates and fee
 * are on request if only other programs of the list have them.
 */
export function shortFacts(program: Program, known: KnownFacts, locale: Locale): string[] {
  const { strings, formats } = locale
  const { starts, allOnRequest } = strings.course
  const [next] = program.intakes ?? []
  const rows = rowFacts(program, locale).map(([, value]) => value)
  const facts = [
    ...rows,
    next ? unbroken(starts(formats.days(next.starts))) : known.dates && allOnRequest.dates,
    feeWords(program, locale) ?? (known.fees && allOnRequest.fees),
  ]
  return facts.filter((fact) => typeof fact === 'string')
}

/** The fields of a program whose value is text. */
export type PartName = Exclude<
  keyof Strings['course']['headings'],
  'subjects' | 'trainers' | 'recognition' | 'fee' | 'payment'
>

/** A part of a program's page or brochure: a paragraph, a list or numbered steps. */
export type CoursePart = {
  id: PartName
  heading: string
  lines: readonly string[]
  form: 'text' | 'list' | 'steps'
}

/** The named parts that a program has. */
export const courseParts = (
  program: Program,
  names: readonly PartName[],
  { strings }: Locale,
): CoursePart[] =>
  names.flatMap((id): CoursePart | [] => {
    const value = program[id]
    if (value === undefined) return []
    const form = typeof value === 'string' ? 'text' : id === 'apply' ? 'steps' : 'list'
    return { id, heading: strings.course.headings[id], lines: [value].flat(), form }
  })
