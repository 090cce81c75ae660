import { routeOf } from '#content/kinds/routes.ts'
import type { Root } from 'hast'
import { contactWays } from '#components/contact-ways.tsx'
import { hoursLine } from '#components/opening-hours.ts'
import {
  type CoursePart,
  courseParts,
  costsMoney,
  coveredBy,
  feeRows,
  feeWords,
  rowFacts,
} from '#components/sections/course/words.ts'
import { proofFacts } from '#components/sections/institute/words.ts'
import { type Locale, localeOf, type Strings } from '#components/locale.ts'
import type { Content } from '#content/kinds/content.ts'
import type { Body, Entry } from '#content/schema/entry.ts'
import {
  languageOfFile,
  routeIn,
  type Translated,
  translatedAddress,
  translatedRoutes,
} from '#content/schema/languages.ts'
import type { Program } from '#content/kinds/program.ts'
import { absoluteUrl } from '#content/schema/routes.ts'
import type { Site } from '#content/kinds/site.ts'

export type BrochureContent = ReturnType<typeof brochureContent>

type Column = keyof Strings['brochure']['columns']

/** A text in a table, with a second line in small letters. The row of a total is strong. */
type Cell = { text: string; note?: string | undefined; isTotal?: boolean }

type Entries = { name: string; says: string; link?: string | undefined; body?: Root }[]

type Part = { heading: string } & (
  | Pick<CoursePart, 'form' | 'lines'>
  | { form: 'entries'; entries: Entries }
  | { form: 'table'; columns: { name: Column; label: string }[]; rows: Cell[][] }
)

export function brochureContent(
  { slug, path, data, body }: Entry<Program>,
  { site, trainers, routes }: Pick<Content, 'site' | 'trainers' | 'routes'>,
) {
  const language = languageOfFile(path)
  const locale = localeOf(language, site)
  const { strings } = locale
  const { headings } = strings.course
  const translated = translatedRoutes(language, routes.keys())
  const teachers = trainers
    .filter(({ slug: own }) => data.trainers?.includes(own))
    .map(({ data: { name, role, since }, body: text }) => {
      const taught = since === undefined ? [] : [strings.course.since(strings.list.year(since))]
      return { name, says: [role, ...taught].join(' · '), body: withLinksIn(translated, text) }
    })
  const recognition = data.recognition?.map(({ by: name, says, link }) => ({ name, says, link }))
  const url = absoluteUrl(site.url, routeIn(language, routeOf({ kind: 'program', slug })))
  return {
    slug,
    path,
    title: data.title,
    facts: keyFacts(data, locale),
    summary: data.description,
    /** `before` has the parts above the text, `after` the parts below it. */
    before: [
      ...datesPart(data, locale),
      ...courseParts(data, ['timetable'], locale),
      ...feePart(data, locale),
      ...courseParts(data, ['audience', 'eligibility', 'outcomes'], locale),
      { heading: headings.subjects, form: 'list', lines: data.subjects },
    ] satisfies Part[],
    body: withLinksIn(translated, body),
    after: [
      ...entriesPart(headings.trainers, teachers),
      ...courseParts(data, ['certificate'], locale),
      ...entriesPart(headings.recognition, recognition),
      ...courseParts(data, ['scholarships', 'refund'], locale),
    ],
    /** How to pay, how to get there, and the proof that the institute exists, on the last sheet. */
    proof: [
      ...entriesPart(headings.payment, costsMoney(data) ? namedTexts(site.payment) : []),
      ...entriesPart(strings.contact.directions, namedTexts(site.directions)),
      ...entriesPart(strings.proof.heading, proofEntries(site, locale)),
    ],
    apply: { heading: headings.apply, lines: data.apply ?? [], code: strings.brochure.code },
    codeLabel: strings.brochure.codeLabel(url),
    contact: contactOf(site, data.title, locale),
    site: {
      name: site.name,
      nepaliName: site.nepaliName,
      /** The site's address with its base path: `https://host/path`. */
      url: site.url,
    },
    /** The full address of the program's page. */
    url,
    image: data.image,
    ...(data.lang && { lang: data.lang }),
    ...data.artwork,
  }
}

/** The facts on the first sheet. Tables below have all dates and the parts of the fee. */
function keyFacts(program: Program, locale: Locale): { label: string; value: string }[] {
  const { course, brochure } = locale.strings
  const { intakes: [next, ...others] = [], language } = program
  const days = next ? locale.formats.days(next.starts, next.ends) : course.onRequest
  const facts = [
    ...rowFacts(program, locale),
    ...(language === undefined ? [] : [[course.headings.language, language] as const]),
    [course.dates, others.length > 0 ? brochure.andMore(days, others.length) : days],
    [course.headings.fee, feeWords(program, locale) ?? course.onRequest],
  ] as const
  return facts.map(([label, value]) => ({ label, value }))
}

/** A text whose links lead to pages in a language, if they are there. */
const withLinksIn = (to: Translated, { tree }: Body): Root =>
  JSON.parse(tree, function (this: { name?: unknown }, key: string, value: unknown) {
    const isAddress = key === 'href' || (key === 'value' && this.name === 'to')
    return (isAddress && typeof value === 'string' && translatedAddress(value, to)) || value
  })

const entriesPart = (heading: string, entries: Entries = []): Part[] =>
  entries.length > 0 ? [{ heading, form: 'entries', entries }] : []

const namedTexts = (texts: Site['payment' | 'directions'] = []): Entries =>
  texts.map(({ title: name, text: says }) => ({ name, says }))

/** Entries such as `PAN 600123456`, with the office below. */
const proofEntries = (site: Site, locale: Locale): Entries =>
  proofFacts(site, locale).map(({ name, value, by: says = '', link }) => ({
    name: `${name}: ${value}`,
    says,
    link,
  }))

/** A table without empty columns; no part if there are no rows. */
function tablePart(
  heading: string,
  rows: readonly Cell[][],
  names: readonly Column[],
  { brochure }: Strings,
): Part[] {
  if (rows.length === 0) return []
  const isFilled = (_: unknown, at: number) => rows.some((row) => row[at]?.text)
  const columns = names.filter(isFilled).map((name) => ({ name, label: brochure.columns[name] }))
  return [{ heading, form: 'table', columns, rows: rows.map((row) => row.filter(isFilled)) }]
}

function datesPart({ intakes = [] }: Program, { strings, formats }: Locale): Part[] {
  const inBothCalendars = (first?: string, last = first): Cell =>
    first === undefined
      ? { text: '' }
      : { text: formats.days(first, last), note: formats.otherDays(first, last) }
  const rows = intakes.map(({ starts, ends, applyBy, place, mode, seats }) => {
    const held = mode && strings.course.modes[mode]
    return [
      inBothCalendars(starts, ends),
      inBothCalendars(applyBy),
      { text: place ?? held ?? '', note: place && held },
      { text: seats === undefined ? '' : formats.number(seats) },
    ]
  })
  return tablePart(strings.course.dates, rows, ['days', 'applyBy', 'place', 'seats'], strings)
}

/** The parts of the fee as a table, or a line about a fee without parts. */
function feePart(program: Program, locale: Locale): Part[] {
  const { strings } = locale
  const { headings } = strings.course
  const rows = feeRows(program, locale).map(({ name, note, due = '', amount, isTotal }) => [
    { text: name, note },
    { text: due },
    { text: amount, ...(isTotal && { isTotal }) },
  ])
  const covers = coveredBy(program)
  const fee = feeWords(program, locale)
  if (rows.length > 0 || covers === undefined || fee === undefined)
    return tablePart(headings.fee, rows, ['part', 'due', 'amount'], strings)
  const line = strings.brochure.feeAndCovers(fee, strings.course.covers(covers))
  return [{ heading: headings.fee, form: 'text', lines: [line] }]
}

/** Address, hours and all ways to reach the institute. Equal numbers are given once. */
function contactOf(site: Site, title: string, locale: Locale) {
  const { inquiry, contact, brochure } = locale.strings
  const { locality, city, country, landmark } = site.address
  const numbers = new Map<string, { label: string; href: string }[]>()
  for (const { kind, href } of contactWays(site, locale.strings, inquiry.program(title))) {
    const number = site[kind] ?? ''
    numbers.set(number, [...(numbers.get(number) ?? []), { label: contact[kind], href }])
  }
  return {
    heading: brochure.contact,
    address: `${locality}, ${city}, ${country}`,
    map: site.map.google ?? site.map.link,
    landmark,
    numbers: Array.from(numbers, ([number, ways]) => ({ number, ways })),
    email: site.email,
    hours: hoursLine(site.openingHours, locale),
  }
}
