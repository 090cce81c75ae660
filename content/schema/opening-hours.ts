import * as z from 'zod'
import { mapping } from './fields.ts'

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
const closesAfterItOpens = z.refine<unknown>(
  (value) => {
    const { opens = '', closes = '' } = times.safeParse(value).data ?? {}
    return closes > opens || (closes === '00:00' && opens !== closes)
  },
  {
    path: ['closes'],
    error: ({ input }) => `a time after ${times.safeParse(input).data?.opens}, when it opens`,
    when: ({ value }) => times.safeParse(value).success,
  },
)

const period = mapping({
  days: z
    .array(z.enum(weekdays))
    .min(1)
    .meta({ description: 'The days with these times.', example: '[Sunday, Monday]' }),
  opens: time('When the office opens, from "00:00" to "23:59".'),
  closes: time('When it closes; "00:00" is midnight.'),
}).check(closesAfterItOpens)

const dayLists = z.array(z.object({ days: z.array(z.unknown()) }))

function repeatedDays(periods: unknown): string {
  const days = dayLists.safeParse(periods).data?.flatMap((each) => each.days) ?? []
  const repeated = days.filter((day, index) => days.indexOf(day) < index)
  return [...new Set(repeated)].join(', ')
}

export const openingHours = z
  .array(period)
  .min(1)
  .check(
    z.refine<unknown>((periods) => repeatedDays(periods) === '', {
      error: ({ input }) => `each day once; written again: ${repeatedDays(input)}`,
      when: ({ value }) => dayLists.safeParse(value).success,
    }),
  )
  .meta({
    description: 'When the office is open. Days with other times are an entry of their own.',
  })

export type OpeningHours = z.infer<typeof openingHours>
