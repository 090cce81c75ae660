import * as z from 'zod'
import { defineKind, type KindFault, type WrittenFile } from '../schema/define-kind.ts'
import {
  calendarDate,
  checkOf,
  formerly,
  daysInOrder,
  language,
  line,
  mapping,
  mode,
  noPlaceOnline,
  place,
} from '../schema/fields.ts'
import { endsAfterItBegins, publication } from '../schema/publication.ts'
import type { Entry, ListedEntry } from '../schema/entry.ts'
import { withOffset } from '../schema/values/time-zone.ts'
import type { ListPart } from '../schema/routes.ts'
import { programName } from './program.ts'

export const categories = ['news', 'admission', 'result', 'event', 'closure'] as const

/** A day, or a day and a time. */
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

const starts = moment('When an event begins.').optional()
const ends = moment('When an event ends, or its last day.').optional()

/** Whether an event does not take place, or not on its first day: then `starts` is the new one. */
export const statuses = ['cancelled', 'moved'] as const

const text = z.string().optional().catch(undefined)

/** The fields that have to fit each other. A field with a fault of its own counts as missing. */
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
        `no \`${field}\` in a notice of the category ${category}; only an event has it${field === 'starts' || field === 'ends' ? '. `until` names its last day' : ''}`,
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

const schema = mapping({
  title: line(90, 'What happens, in a few words.', 'Admission open for the spring courses'),
  date: calendarDate('The day of the notice.').meta({ isToday: true }),
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
  programs: z
    .array(programName('A program (in the file, the name of its file).'))
    .min(1)
    .max(24)
    .optional()
    .meta({
      description:
        'The programs that it is about (in the file, the names of their files). Their pages also show the notice, and an admission lists their next dates.',
    }),
  file: z
    .string()
    .regex(/^\/\S+\.(?:pdf|PDF)$/, 'a PDF under public/ such as /notices/routine.pdf')
    .optional()
    .meta({
      description: 'A PDF (in the file, its path under public/).',
      example: '/notices/routine.pdf',
      file: 'pdf',
    }),
  formerly,
  lang: language,
  ...publication,
})
  .check(
    endsAfterItBegins,
    daysInOrder('date', 'until', 'until'),
    daysInOrder('date', 'publishUntil', 'publishUntil'),
    fitEachOther,
    noPlaceOnline,
  )
  .meta({
    description:
      'A notice: admission, a result, an event, a day off, news. It has a page of its own, and is on Home until its last day.',
  })

export type Notice = z.infer<typeof schema>

/** A moment with the offset of its time zone: `2027-01-31T10:00:00+05:45`; a day stays as it is. */
export const withZone = (moment: string, timeZone: string): string =>
  hasTime(moment) ? withOffset(moment, timeZone) : moment

/** The first minute of a day, as `withZone` writes it. */
export const startOf = (day: string, timeZone: string): string => withZone(`${day} 00:00`, timeZone)

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

/** The Atom feed of the notices. */
export const feedFile = '/notices.xml'

/** How long a notice without a last day is on Home. */
const daysOfNews = 60

/** The day after which a notice is over. Without `until`, only an event is ever over. */
export const lastDayOfNotice = ({
  until,
  category,
  starts,
  ends = starts,
}: Notice): string | undefined =>
  until ?? (category === 'event' && ends !== undefined ? dayOf(ends) : undefined)

/** `current` on the days on which Home shows a notice, `over` after its last day. */
export type Standing = 'current' | 'older' | 'over'

export function standingOn(day: string, notice: Notice): Standing {
  const last = lastDayOfNotice(notice)
  if (last !== undefined) return day <= last ? 'current' : 'over'
  const age = (Date.parse(day) - Date.parse(notice.date)) / 86_400_000
  return age <= daysOfNews ? 'current' : 'older'
}

type Dated = { readonly data: { readonly date: string } }

const yearOf = ({ data }: Dated) => Number(data.date.slice(0, 4))

/** The notices on each page of their list: a page a year, the latest first; part 1 has the newest two years. */
export function noticeParts<N extends Dated>(
  notices: readonly N[],
): ReadonlyMap<ListPart, readonly N[]> {
  const firstYear = Math.max(...notices.map(yearOf)) - 1
  const partOf = (notice: N) => (yearOf(notice) < firstYear ? yearOf(notice) : 1)
  const parts = [...new Set(notices.map(partOf))].toSorted((a, b) => b - a)
  return new Map(parts.map((part) => [part, notices.filter((each) => partOf(each) === part)]))
}

/** The field that a notice of a category needs, and why. Without it, an admission is a warning. */
const needs: Readonly<Record<string, { field: string; why: string; hint: string }>> = {
  admission: {
    field: 'until',
    why: 'an admission without its last day stays open for ever',
    hint: 'After that day the notice is marked as over, and is no longer on Home.',
  },
  event: {
    field: 'starts',
    why: 'an event begins on a day, or at a time',
    hint: 'With a time: `starts: 2027-03-05 10:00`. It is the institute’s local time.',
  },
  result: {
    field: 'publishUntil',
    why: 'a result is about people, so it leaves the site after a while',
    hint: 'A result names roll numbers, never people.',
  },
}

const categoryOf = z.looseObject({ category: z.string() })

const unlikely = (field: string, message: string): KindFault => ({
  field,
  rule: 'unlikely-day',
  severity: 'warning',
  message,
  hint: 'Correct the day if it is a mistake: often it is the year.',
})

/** Warnings about days that are valid and hardly meant. `day` is undefined before the notice is published. */
function unlikelyDays({ data }: WrittenFile<Notice>, day = '9999-12-31'): KindFault[] {
  if (!data) return []
  const daysAhead = (Date.parse(data.date) - Date.parse(day)) / 86_400_000
  const { date, publishUntil = '9999' } = data
  const last = lastDayOfNotice(data)
  return [
    daysAhead > 31 && unlikely('date', `the notice is dated ${date}, and today is ${day}`),
    last &&
      last < date &&
      unlikely('starts', `the event was over before ${date}, the day of the notice`),
    last &&
      publishUntil < last &&
      unlikely('publishUntil', `the notice leaves the site before its last day, ${last}`),
  ].filter((fault) => typeof fault === 'object')
}

/** Finds fields that a category needs, unlikely days, and people that a result names. */
function checkNotice(file: WrittenFile<Notice>, day?: string): KindFault[] {
  const { data: written } = categoryOf.safeParse(file.fields)
  if (!written) return []
  const others = [
    ...unlikelyDays(file, day),
    ...(written.category === 'result' ? namesOfPeople(file) : []),
  ]
  const { field = '', why, hint } = needs[written.category] ?? {}
  if (hint === undefined || written[field] !== undefined) return others
  const message = `${why}: add the line \`${field}: 2027-03-05\``
  const severity = written.category === 'admission' ? ({ severity: 'warning' } as const) : {}
  return [{ field: 'category', rule: 'missing-field', message, hint, ...severity }, ...others]
}

/** The head of a column that holds names. */
const nameHead =
  /^(?:(?:full |student.?s? |candidate.?s? )?names?|students?|candidates?|(?:\S+को )?नाम|नाम.?थर)$/i

/** Two to four words with capitals, and nothing else: `Sita Kumari Sharma`, but not `First Division`. */
const nameLike =
  /^(?!.*\b(?:Division|Class|Distinction|Merit|Grade|Pass|Fail|Passed|Failed|Year|Semester|Level|Group|Batch|Section)\b)\p{Lu}\p{Ll}+(?: \p{Lu}(?:\p{Ll}+|\.)){1,3}$/u

/**
 * A warning at the first name of a person in a result: at a column of names, or at words like a name
 * beside numbers. Words that are there twice are a course or a place rather than a name.
 */
function namesOfPeople({ text, bodyLine }: WrittenFile): KindFault[] {
  const found = text.split('\n').flatMap((line, index) => {
    const isRow = /^\s*\|/.test(line)
    if (index < bodyLine - 1 || !(isRow || /^\s*(?:[-*+]|\d+[.)]) /.test(line))) return []
    const hasNumber = /\d{2}/.test(line)
    return piecesOf(line)
      .filter((part) => (isRow && nameHead.test(part)) || (hasNumber && nameLike.test(part)))
      .map((words) => ({ words, line: index + 1, column: line.indexOf(words) + 1 }))
  })
  const names = found.filter(
    ({ words }) => found.filter((other) => other.words === words).length === 1,
  )
  const [first] = names
  if (!first || (names.length < 2 && !nameHead.test(first.words))) return []
  const { words, line, column } = first
  return [
    {
      line,
      column,
      endColumn: column + words.length,
      rule: 'personal-data',
      severity: 'warning',
      message: `“${words}” looks like ${nameHead.test(words) ? 'a column of names' : 'the name of a person'}; a result names roll numbers only`,
      hint: 'Search engines and archives keep what is once on the site. Delete the names.',
    },
  ]
}

/** The cells of a row, and the parts of an item between numbers, commas and dashes. */
const piecesOf = (line: string): string[] =>
  line
    .split(/^\s*(?:[-*+]|\d+[.)]) |[|,;:()*_\d–—]|\s-\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')

export const notice = defineKind({
  title: 'Notice',
  collection: 'notices',
  inEveryLanguage: true,
  folder: 'content/notices',
  schema,
  body: 'allowed',
  unique: [],
  sections: { home: 'notices', notices: 'list', program: 'notices' },
  isDated: true,
  page: { route: '/notices' },
  list: {
    layout: 'notices',
    needsEntries: true,
    feed: feedFile,
    parts: (notices: readonly ListedEntry<Notice>[]) => noticeParts(notices),
  },
  compare: (a: Notice, b: Notice) => (a.date > b.date ? -1 : Number(a.date < b.date)),
  onDay: ({ data }: Entry<Notice>, day: string) => ({ standing: standingOn(day, data) }),
  changes: ({ data }: Pick<Entry<Notice>, 'data'>) => [
    { day: lastDayOfNotice(data), event: 'is over after this day' },
  ],
  check: checkNotice,
})
