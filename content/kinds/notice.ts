import * as z from 'zod'
import {
  calendarDate,
  checkOf,
  formerly,
  inOrder,
  language,
  line,
  mapping,
  mode,
  noPlaceOnline,
  place,
} from '../schema/fields.ts'
import { endsAfterItBegins, publication } from '../schema/publication.ts'
import { programName } from './program.ts'

export const categories = ['news', 'admission', 'result', 'event', 'closure'] as const

/** A day, or a day and a time in Kathmandu. */
const moment = (description: string) =>
  z
    .string()
    .regex(/^20[0-6]\d-\d\d-\d\d(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/, {
      error: 'a day such as 2027-03-05, or a day and a time such as 2027-03-05 10:00',
      abort: true,
    })
    .refine((written) => z.iso.date().safeParse(dayOf(written)).success, {
      error: 'a day that the calendar has',
    })
    .meta({ description, example: '2027-03-05 10:00' })

export const dayOf = (written: string): string => written.slice(0, 10)

export const hasTime = (written: string) => written.length > 10

const starts = moment('When an event begins, in Kathmandu.').optional()
const ends = moment('When an event ends, or its last day.').optional()

/** Whether an event does not take place, or not on its first day: then `starts` is the new one. */
export const statuses = ['cancelled', 'moved'] as const

const text = z.string().optional().catch(undefined)

/** The fields that have to fit each other. Those with a fault of their own are left out. */
const compared = z.object({
  category: z.enum(categories).optional().catch(undefined),
  starts: starts.catch(undefined),
  ends: ends.catch(undefined),
  place: text,
  mode: text,
  status: text,
  until: z.iso.date().optional().catch(undefined),
})

const fitEachOther = checkOf(compared, ({ category, until, ...ofEvent }, report) => {
  const { starts: first, ends: end } = ofEvent
  const last = dayOf(end ?? first ?? '')
  for (const [field, written] of Object.entries(ofEvent))
    if (written !== undefined && category !== undefined && category !== 'event')
      report(
        `no ${field} in a notice of the category ${category}; only an event has it${field === 'starts' || field === 'ends' ? '. `until` names its last day' : ''}`,
        field,
      )
  if (first !== undefined && end !== undefined) {
    const form = hasTime(first) ? 'a time too' : 'a day without a time'
    if (hasTime(first) !== hasTime(end)) report(`${form}, as \`starts\` has`, 'ends')
    else if (end < first) report(`${first}, when it starts, or later`, 'ends')
  }
  if (category === 'event' && until !== undefined && until < last)
    report(`${last}, the last day of the event, or a later one`, 'until')
})

export const notice = mapping({
  title: line(90, 'What happens, in a few words.', 'Admission open for the spring courses'),
  date: calendarDate('The day of the notice.'),
  category: z.enum(categories).meta({ description: 'What it is about.' }),
  until: calendarDate(
    'The last day on which it matters, for example the last day for applying. From the next day on it is marked as over, and not on Home.',
  ).optional(),
  starts,
  ends,
  place: place('Where an event takes place, if not at the institute.').optional(),
  mode,
  status: z.enum(statuses).optional().meta({
    description: 'Whether an event is cancelled, or moved to the day that `starts` says.',
  }),
  program: programName('The name of the file of a program, whose page shows the notice too.'),
  file: z
    .string()
    .regex(/^\/\S+\.(?:pdf|PDF)$/, 'a PDF under public/ such as /notices/routine.pdf')
    .optional()
    .meta({ description: 'A PDF under public/.', example: '/notices/routine.pdf', file: 'pdf' }),
  formerly,
  lang: language,
  ...publication,
})
  .check(
    endsAfterItBegins,
    inOrder('date', 'until', 'until'),
    inOrder('date', 'publishUntil', 'publishUntil'),
    fitEachOther,
    noPlaceOnline,
  )
  .meta({
    description:
      'A notice: admission, a result, an event, a day off, news. It has a page of its own, and is on Home until its last day.',
  })

export type Notice = z.infer<typeof notice>

/** A moment in Kathmandu: `2027-01-31T10:00:00+05:45`; a day stays as it is. */
export const withZone = (moment: string): string =>
  hasTime(moment) ? `${moment.replace(' ', 'T')}:00+05:45` : moment

/** The first minute of a day, as `withZone` writes it. */
export const startOf = (day: string): string => withZone(`${day} 00:00`)

type WithNotice = {
  readonly slug: string
  readonly data: Notice
  readonly toSupply: readonly string[]
}

/** The address of the calendar file of an event; undefined for another notice. */
export const eventFile = ({ slug, data, toSupply }: WithNotice): string | undefined =>
  data.category === 'event' && !toSupply.some((field) => /^(?:starts|ends|category)$/.test(field))
    ? `/calendar/notices/${slug}.ics`
    : undefined

/** How long a notice without a last day is on Home. */
const daysOfNews = 60

/** The day after which a notice is over. Without `until`, only an event is ever over. */
export const lastDayOf = ({ until, category, starts, ends = starts }: Notice): string | undefined =>
  until ?? (category === 'event' && ends !== undefined ? dayOf(ends) : undefined)

/** `current` on the days on which Home shows a notice, `over` after its last day. */
export type Standing = 'current' | 'older' | 'over'

export function standingOn(day: string, notice: Notice): Standing {
  const last = lastDayOf(notice)
  if (last !== undefined) return day <= last ? 'current' : 'over'
  const age = (Date.parse(day) - Date.parse(notice.date)) / 86_400_000
  return age <= daysOfNews ? 'current' : 'older'
}
