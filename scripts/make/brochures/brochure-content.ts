import type { Root } from 'hast'
import { contactWays } from '#components/contact-ways.tsx'
import { hoursLine } from '#components/opening-hours.ts'
import {
  type CoursePart,
  courseParts,
  coveredBy,
  daysWords,
  feeRows,
  feeWords,
  givenFacts,
  nepaliDaysWords,
} from '#components/sections/course/words.ts'
import {
  brochureStrings as strings,
  contactStrings,
  courseStrings,
  formStrings,
} from '#components/strings.ts'
import type { Body, Content, Entry } from '#content/schema/collections.ts'
import type { Program } from '#content/schema/program.ts'
import { absoluteUrl, programRoute } from '#content/schema/routes.ts'
import type { Site } from '#content/schema/site.ts'

/** What a brochure says, apart from its design. */
export type BrochureContent = ReturnType<typeof brochureContent>

type Column = keyof typeof strings.columns

/** A text in a table, with a second line in small letters. The row of a total is strong. */
type Cell = { text: string; note?: string | undefined; isTotal?: boolean }

type Entries = { name: string; says: string; link?: string | undefined; body?: Root }[]

/** A part with a heading. */
type Part = { heading: string } & (
  | Pick<CoursePart, 'form' | 'lines'>
  | { form: 'columns'; lines: readonly string[] }
  | { form: 'entries'; entries: Entries }
  | { form: 'table'; columns: { name: Column; label: string }[]; rows: Cell[][] }
)

const { headings } = courseStrings
const treeOf = ({ tree }: Body): Root => JSON.parse(tree)

export function brochureContent(
  { slug, data, body }: Entry<Program>,
  { site, trainers }: Pick<Content, 'site' | 'trainers'>,
) {
  const teachers = trainers.filter((trainer) => data.trainers?.includes(trainer.slug))
  return {
    slug,
    title: data.title,
    facts: keyFacts(data),
    summary: data.description,
    /** The parts above the text, below it, and those on the sheet of the steps to apply. */
    before: [
      ...courseParts(data, ['audience', 'eligibility', 'outcomes']),
      { heading: headings.subjects, form: 'columns', lines: data.subjects },
    ] satisfies Part[],
    body: treeOf(body),
    after: [
      ...trainersPart(teachers),
      ...courseParts(data, ['certificate']),
      ...recognitionPart(data),
      ...datesPart(data),
      ...courseParts(data, ['timetable']),
    ],
    terms: [...feePart(data), ...courseParts(data, ['scholarships', 'refund'])],
    apply: { heading: headings.apply, lines: data.apply ?? [], code: strings.code },
    contact: contactOf(site, data.title),
    site: {
      name: site.name,
      nepaliName: site.nepaliName,
      /** The site's address with its base path: `https://host/path`. */
      url: site.url,
    },
    /** The full address of the program's page. */
    url: absoluteUrl(site.url, programRoute(slug)),
    ...(data.lang && { lang: data.lang }),
    ...data.artwork,
  }
}

/** The facts on the first sheet. Tables have the other dates and the parts of the fee. */
function keyFacts(program: Program): { label: string; value: string }[] {
  const { intakes: [next, ...others] = [] } = program
  const days = next ? daysWords(next.starts, next.ends) : courseStrings.onRequest
  const facts = [
    ...givenFacts(program),
    [courseStrings.dates, others.length > 0 ? strings.andMore(days, others.length) : days],
    [courseStrings.fee, feeWords(program) ?? courseStrings.onRequest],
  ] as const
  return facts.map(([label, value]) => ({ label, value }))
}

function trainersPart(trainers: Content['trainers']): Part[] {
  const entries = trainers.map(({ data, body }) => {
    return { name: data.name, says: data.role, body: treeOf(body) }
  })
  return entries.length > 0 ? [{ heading: headings.trainers, form: 'entries', entries }] : []
}

function recognitionPart({ recognition = [] }: Program): Part[] {
  const entries = recognition.map(({ by, says, link }) => ({ name: by, says, link }))
  return entries.length > 0 ? [{ heading: headings.recognition, form: 'entries', entries }] : []
}

/** A table without the columns that have no text. None without rows. */
function tablePart(heading: string, names: readonly Column[], rows: readonly Cell[][]): Part[] {
  if (rows.length === 0) return []
  const isFilled = (_: unknown, at: number) => rows.some((row) => row[at]?.text)
  const columns = names.filter(isFilled).map((name) => ({ name, label: strings.columns[name] }))
  return [{ heading, form: 'table', columns, rows: rows.map((row) => row.filter(isFilled)) }]
}

const inBothCalendars = (first?: string, last = first): Cell =>
  first === undefined
    ? { text: '' }
    : { text: daysWords(first, last), note: nepaliDaysWords(first, last) }

function datesPart({ intakes = [] }: Program): Part[] {
  const rows = intakes.map(({ starts, ends, applyBy, place, mode, seats }) => {
    const held = mode && courseStrings.modes[mode]
    return [
      inBothCalendars(starts, ends),
      inBothCalendars(applyBy),
      { text: place ?? held ?? '', note: place && held },
      { text: String(seats ?? '') },
    ]
  })
  return tablePart(courseStrings.dates, ['days', 'applyBy', 'place', 'seats'], rows)
}

/** The parts of the fee, or what a fee in one covers. */
function feePart(program: Program): Part[] {
  const rows = feeRows(program).map(({ name, note, due = '', amount, isTotal }) => [
    { text: name, note },
    { text: due },
    { text: amount, ...(isTotal && { isTotal }) },
  ])
  const covers = coveredBy(program)
  if (rows.length > 0 || covers === undefined)
    return tablePart(headings.fee, ['part', 'due', 'amount'], rows)
  const line = `${feeWords(program)}. ${courseStrings.covers(covers)}`
  return [{ heading: headings.fee, form: 'text', lines: [line] }]
}

/** Address, hours and all ways to reach the institute. Numbers that are the same are given once. */
function contactOf(site: Site, title: string) {
  const { locality, city, country, landmark } = site.address
  const numbers = new Map<string, { label: string; href: string }[]>()
  for (const { kind, href } of contactWays(site, formStrings.aboutProgram(title))) {
    const number = site[kind] ?? ''
    numbers.set(number, [...(numbers.get(number) ?? []), { label: contactStrings[kind], href }])
  }
  return {
    heading: strings.contact,
    address: `${locality}, ${city}, ${country}`,
    landmark,
    numbers: Array.from(numbers, ([number, ways]) => ({ number, ways })),
    email: site.email,
    hours: hoursLine(site.openingHours),
  }
}
