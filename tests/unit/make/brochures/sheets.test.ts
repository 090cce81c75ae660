import { expect, test } from 'vitest'
import { localeOf } from '#components/locale.ts'
import type { Entry } from '#content/schema/collections.ts'
import { type Intake, isDay } from '#content/schema/course/course.ts'
import type { Program } from '#content/schema/program.ts'
import {
  type BrochureContent,
  brochureContent,
  typesetBrochure,
} from '#scripts/make/brochures/index.ts'
import { contentIn } from '#tests/content/small-site.ts'
import { readPdf } from './read-pdf.ts'
import { bodyOf } from './sample.ts'

const filled = await contentIn('tests/sites/filled', '2026-11-23')
const { programs, trainers, site } = filled

const { strings, formats } = localeOf('en')
const { days, otherDays } = formats

const contentOf = (program: Entry<Program>): BrochureContent => brochureContent(program, filled)

const read = async (content: BrochureContent) => readPdf((await typesetBrochure(content)).pdf)

const brochures = await Promise.all(
  programs.map(async (program) => ({ program, printed: await read(contentOf(program)) })),
)

function brochureOf(slug: string) {
  const brochure = brochures.find(({ program }) => program.slug === slug)
  if (!brochure) throw new Error(`there is no program ${slug}`)
  return brochure
}

const titled = brochureOf('executive-development-program-leadership-innovation')

/** A program with a text and little else. */
function bare(text: string): BrochureContent {
  const { id, title, summary, description, subjects, location, order } = titled.program.data
  const data = { id, title, summary, description, subjects, location, order }
  return { ...contentOf({ ...titled.program, data }), body: bodyOf(text) }
}

/** Letters and digits: lines break anywhere, and amounts have commas. */
const plain = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Fields for cards and pictures, and those that the brochure says in other words. */
const others = /^(?:id|summary|order|artwork|image|toConfirm|currency|refundable|trainers|intakes)$/

/** All that fields say, a day as the brochure writes it. */
function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? [] : [sayDay(`${value}`.replace('https://', ''))]
  return Object.entries(value).flatMap(([name, each]) => (others.test(name) ? [] : wordsIn(each)))
}

const sayDay = (words: string) => (isDay(words) ? days(words) : words)

const wordsInIntake = ({ starts, ends, applyBy = starts, place, mode, seats }: Intake) => [
  days(starts, ends),
  otherDays(starts, ends),
  days(applyBy),
  otherDays(applyBy),
  place,
  mode && strings.course.modes[mode],
  seats && `${seats}`,
]

test.each(brochures)('all that $program.slug says is in its brochure', ({ program, printed }) => {
  const { intakes = [], trainers: names = [] } = program.data
  const teachers = trainers.filter(({ slug }) => names.includes(slug))
  const { name, phone, mobile, email, address } = site
  const said = [
    wordsIn(program.data),
    intakes.flatMap(wordsInIntake),
    teachers.flatMap(({ data }) => [data.name, data.role]),
    [name, phone, mobile, email, address.locality, address.landmark],
    ['WhatsApp', 'Viber', 'Sun–Fri 9am–5pm'],
  ].flat()
  const text = plain(printed.text)
  expect(said.filter((words) => !text.includes(plain(words || '')))).toEqual([])
  expect([2, 4]).toContain(printed.sheets.length)
  expect(printed.tagged).toBe(true)
})

const paragraph = 'Words that fill a line of the text, and then a few more of them.\n\n'

test('a title breaks beside no “&” that has room', () => {
  const { outline } = titled.printed
  expect(outline).toMatch(/<H1>[^<]*Leadership\s&\sInnovation<\/H1>/)
  expect(outline).not.toMatch(/<H1>[^<]*(?:\n&|&\n)/)
})

test('of four facts, dates have room in their column', async () => {
  const values = ['1 week', '2 places', `${days('2027-09-20', '2027-09-24')},`, 'NPR 1,25,000']
  const facts = values.map((value) => ({ label: 'Fact', value }))
  const { pieces } = await read({ ...bare(paragraph.repeat(16)), facts })
  const edge = (side: 'left' | 'right', part: string) =>
    pieces.find(({ words }) => words.includes(part))?.[side] ?? Number.NaN
  const gap = 16
  const column = edge('left', '2 places') - edge('left', '1 week') - gap
  expect(edge('right', 'September') - edge('left', 'September')).toBeLessThan(column)
})

test('parts that are paid back are below the total and no part of it', () => {
  const { outline } = brochureOf('project-planning-and-management').printed
  const amounts = Array.from(outline.matchAll(/NPR\s([\d,]+)/g), ([, amount]) => amount)
  expect(amounts.slice(-5)).toEqual(['3,500', '15,000', '10,000', '28,500', '2,000'])
})

test.each([0, 8, 64])('with %i paragraphs, no sheet has the box alone', async (count) => {
  const { sheets } = await read(bare(`## Text\n\n${paragraph.repeat(count)}`))
  const [above = ''] = sheets.at(-1)?.split(strings.course.headings.apply) ?? []
  expect(plain(above).length).toBeGreaterThan(20)
})

/** The sheets of a text with a list of six items. The text after it goes on on the next sheet. */
async function sheetsWithList(mark: string, paragraphsBefore: number) {
  const before = paragraph.repeat(paragraphsBefore)
  const items = `${mark} Item of a list\n`.repeat(6)
  return (await read(bare(`## Text\n\n${before}${items}\n${paragraph.repeat(12)}`))).sheets
}

// The first sheet has room for the first item of the list after seven paragraphs, for five after three.
test.each([
  ['-', 7],
  ['1.', 3],
])('no item of a list (%s) after %i paragraphs is alone on a sheet', async (mark, before) => {
  const sheets = await sheetsWithList(mark, before)
  const shown = sheets.map((sheet) => sheet.split('Item of a list').length - 1)
  expect(shown.reduce((sum, each) => sum + each)).toBe(6)
  expect(shown).not.toContain(1)
})

test('a numbered list counts on over the end of a sheet', async () => {
  const text = (await sheetsWithList('1.', 3)).join(' ')
  const numbers = Array.from(text.matchAll(/(\d)\. +Item of a list/g), ([, number]) => number)
  expect(numbers.join('')).toBe('123456')
})

test('steps to apply that are longer than a sheet go on on the next one', async () => {
  const content = bare(paragraph)
  const lines = Array.from({ length: 12 }, () => 'Step '.repeat(40))
  const { sheets } = await read({ ...content, apply: { ...content.apply, lines } })
  expect(sheets.filter((sheet) => sheet.includes('Step'))).toHaveLength(2)
})
