import * as z from 'zod'
import { defineKind, type WrittenFile } from '../schema/define-kind.ts'
import { calendarFile, course, lastDayToJoin } from '../schema/course/course.ts'
import { courseHeadings } from '../schema/course/headings.ts'
import type { Entry } from '../schema/entry.ts'
import { languageOfFile, routeIn } from '../schema/languages.ts'
import type { ListPart } from '../schema/routes.ts'
import {
  artwork,
  formerly,
  heroPicture,
  language,
  line,
  mapping,
  numeric,
  order,
  text,
} from '../schema/fields.ts'
import { endsAfterItBegins, publication } from '../schema/publication.ts'

/** A field that names a program. */
export const programName = (description: string) =>
  z.string().meta({ description, example: 'local-economic-development', reference: 'program' })

const schema = mapping({
  id: numeric(z.int().min(1)).meta({
    description: 'A number that no other program has or had.',
    example: '7',
  }),
  title: line(90, 'The name of the program.', 'Project Planning and Management'),
  summary: line(200, 'One sentence for cards and search results.'),
  description: text(600, 'Two or three sentences: who it is for and what they can do after it.'),
  subjects: z
    .array(line(90, 'A key subject.'))
    .min(1)
    .max(20)
    .meta({ description: 'The key subjects, in teaching order.' }),
  duration: line(40, 'How long it lasts.', '5 days').optional(),
  location: line(60, 'Where it takes place.', 'Southern Italy').optional(),
  focus: line(60, 'What it concentrates on.', 'Banking and finance').optional(),
  placement: line(60, 'The placement that it includes.', '2-month placement').optional(),
  ...course,
  image: heroPicture('A picture instead of the woven one.'),
  brochureLink: z
    .string()
    .regex(/^\/\S+\.(?:pdf|PDF)$/, 'a PDF under public/ such as /brochures/name.pdf')
    .optional()
    .meta({
      description:
        'Your own PDF (in the file, its path under public/); without it the build makes one.',
      example: '/brochures/name.pdf',
      file: 'pdf',
    }),
  order,
  artwork: artwork.optional(),
  formerly,
  lang: language,
  ...publication,
})
  .check(endsAfterItBegins)
  .meta({
    description:
      'A professional course: its card, its row, its page, its picture and its brochure.',
  })

export type Program = z.infer<typeof schema>

type ProgramFile = { readonly slug: string; readonly path: string }
type WithBrochure = ProgramFile & { readonly data: { brochureLink?: string | undefined } }

/** The address of the brochure that the build makes, in the language of the program's file. */
const builtBrochure = ({ slug, path }: ProgramFile): string =>
  routeIn(languageOfFile(path), `/brochures/${slug}.pdf`)

/**
 * The address of a program's brochure: the file that it names, or the brochure that the build makes.
 * A translation never names the file that the build makes in English.
 */
export const brochureOf = ({ slug, path, data: { brochureLink } }: WithBrochure): string =>
  brochureLink === undefined || brochureLink === `/brochures/${slug}.pdf`
    ? builtBrochure({ slug, path })
    : brochureLink

/** True if the brochure is the file that the program names. */
export const hasOwnBrochure = (program: WithBrochure): boolean =>
  brochureOf(program) === program.data.brochureLink

/** Whole rows of cards in one, two and three columns. */
export const programsPerPage = 24

export const pageCount = (programs: number): number =>
  Math.max(1, Math.ceil(programs / programsPerPage))

/** A list of at least this many programs has a page of all by length and by place. */
export const manyPrograms = 9

/** The programs on each page of their list; the part `all` is there from `manyPrograms` on. */
export function programParts<E>(programs: readonly E[]): ReadonlyMap<ListPart, readonly E[]> {
  const count = pageCount(programs.length)
  const parts = new Map<ListPart, readonly E[]>()
  for (let page = 1; page <= count; page += 1)
    parts.set(page, programs.slice((page - 1) * programsPerPage, page * programsPerPage))
  return programs.length < manyPrograms ? parts : parts.set('all', programs)
}

/** The intakes that are on the site on a day, in the order of their first days. */
function withUpcoming({ slug, data, toSupply }: Entry<Program>, day: string) {
  const upcoming = [...(data.intakes ?? []).entries()]
    .filter(([, intake]) => day <= lastDayToJoin(intake))
    .toSorted(([, a], [, b]) => (a.starts < b.starts ? -1 : Number(a.starts > b.starts)))
  const calendarFiles = upcoming.map(([written]) => calendarFile({ slug, data, toSupply }, written))
  return {
    data: { ...data, ...(data.intakes && { intakes: upcoming.map(([, intake]) => intake) }) },
    /** The addresses of the calendar files of the intakes, in their order. */
    calendarFiles,
    toSupply: toSupply.flatMap((path) => {
      const [, index, rest = ''] = /^intakes\.(\d+)(.*)$/.exec(path) ?? []
      const place = upcoming.findIndex(([written]) => written === Number(index))
      if (index === undefined) return [path]
      return place === -1 ? [] : [`intakes.${place}${rest}`]
    }),
  }
}

/** The fewest and the most days from the first to the last of a duration: lessons may be once a week. */
function daysOf(duration = ''): readonly [least: number, most: number] {
  const [, count, unit = ''] = /^(\d+)[ -](day|week|month|year)s?$/i.exec(duration) ?? []
  const days = Number(count) * ({ day: 1, week: 7, month: 30, year: 365 }[unit.toLowerCase()] ?? 0)
  return [days * 0.7, unit === 'day' ? days * 7 : days * 1.5 + 7]
}

/** A warning for each intake that is far shorter or longer than the program, or years ahead. */
function unlikelyIntakes({ intakes = [], duration }: Partial<Program>, today: string) {
  const [least, most] = daysOf(duration)
  return intakes.flatMap(({ starts, ends = '' }, index) => {
    const days = (Date.parse(ends) - Date.parse(starts)) / 86_400_000 + 1
    const fault = { rule: 'unlikely-day', severity: 'warning' } as const
    const ofLength = {
      ...fault,
      field: `intakes.${index}.ends`,
      message: `from ${starts} to ${ends} are ${days} days, and the program takes ${duration}`,
      hint: 'Correct the day or the duration.',
    }
    const ahead = {
      ...fault,
      field: `intakes.${index}.starts`,
      message: `${starts} is years ahead; today is ${today}`,
      hint: 'Correct the day if it is a mistake: often it is the year.',
    }
    const isAhead = today !== '' && parseInt(starts) > parseInt(today) + 3
    return [...(days < least || days > most ? [ofLength] : []), ...(isAhead ? [ahead] : [])]
  })
}

/** A warning if a program has intakes and none of them can be joined on `day` or later. */
function checkIntakes({ data, toSupply }: WrittenFile<Program>, day = '') {
  const { intakes = [] } = data ?? {}
  const last = intakes.map(lastDayToJoin).toSorted().at(-1)
  const isUnknown = intakes.some((_, index) => toSupply.includes(`intakes.${index}.starts`))
  const unlikely = unlikelyIntakes(data ?? {}, day)
  if (last === undefined || day <= last || isUnknown) return unlikely
  return [
    ...unlikely,
    {
      field: 'intakes',
      rule: 'past-promise',
      severity: 'warning',
      message: `no intake is left: the last day to join one was ${last}, so the site says that the dates are on request`,
      hint: 'Add the next intake. If its day is not known yet, write a likely one and add `starts` to its `toSupply`.',
    } as const,
  ]
}

const { trainers: _section, ...anchors } = courseHeadings

export const program = defineKind({
  title: 'Program',
  collection: 'programs',
  folder: 'content/programs',
  schema,
  body: 'required',
  inEditor: { first: ['fee', 'intakes'], listed: ['intakes.starts', 'fee', 'fee.amount'] },
  unique: ['id', 'order', 'title'],
  sections: { programs: 'details' },
  onEveryPage: true,
  hasRows: true,
  persuades: {
    fee: 'fee',
    intakes: 'date',
    certificate: 'certificate',
    image: 'photograph',
    recognition: 'recognition',
    trainers: 'trainers',
    outcomes: 'outcomes',
    scholarships: 'scholarships',
    refund: 'refund',
    apply: 'how to apply',
    timetable: 'timetable',
    eligibility: 'who may join',
  },
  photograph: {
    field: 'image',
    size: '1920 x 1080',
    shows: 'participants of this program at work, with their faces and hands',
  },
  inEveryLanguage: true,
  page: {
    route: '/programs',
    headings: courseHeadings,
    anchors: [...Object.keys(anchors), 'ask'],
    hasNeighbours: true,
    download: brochureOf,
  },
  list: {
    layout: 'programs',
    parts: programParts,
    also: ['fees', 'admission', 'apply', 'application', 'scholarship'],
  },
  onDay: withUpcoming,
  changes: ({ data: { intakes = [] } }: Pick<Entry<Program>, 'data'>) =>
    intakes.map((intake) => ({
      day: lastDayToJoin(intake),
      event: `the last day to join the intake of ${intake.starts}`,
    })),
  check: checkIntakes,
})
