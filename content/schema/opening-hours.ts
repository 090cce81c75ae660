import * as z from 'zod'
import { checkOf, mapping } from './fields.ts'

/** The week of Nepal. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

export type Weekday = (typeof weekdays)[number]

const time = (description: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:00')
    .meta({ description })

const times = z.object({ opens: time(''), closes: time('') })

/** Midnight is the end of the day if the office opens after it. */
const closesAfterItOpens = checkOf(times, ({ opens, closes }, report) => {
  if (closes > opens || (closes === '00:00' && opens !== closes)) return
  report(`a time after ${opens}, when it opens`, 'closes')
})

const period = mapping({
  days: z
    .array(z.enum(weekdays))
    .min(1)
    .meta({ description: 'The days with these times.', example: '[Sunday, Monday]' }),
  opens: time('When the office opens, from "00:00" to "23:59".'),
  closes: time('When it closes; "00:00" is midnight.'),
}).check(closesAfterItOpens)

const dayLists = z.array(z.object({ days: z.array(z.unknown()) }))

const eachDayOnce = checkOf(dayLists, (lists, report) => {
  const days = lists.flatMap((each) => each.days)
  const repeated = new Set(days.filter((day, index) => days.indexOf(day) < index))
  if (repeated.size > 0) report(`each day once; written again: ${[...repeated].join(', ')}`)
})

export const openingHours = z.array(period).min(1).check(eachDayOnce).meta({
  description: 'When the office is open. Days with other times are an entry of their own.',
})

export type OpeningHours = z.infer<typeof openingHours>
