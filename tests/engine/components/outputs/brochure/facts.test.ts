import { typesetBrochure } from './sample.ts'
import { expect, test } from 'vitest'
import { localeOf } from '#components/locale.ts'
import { type Intake, isDay } from '#content/schema/course/course.ts'
import { brochureContent } from '#components/outputs/brochure/content.ts'
import { contentIn } from '#tests/engine/small-sites/small-site.ts'
import { readPdf } from './read-pdf.ts'

const content = await contentIn('tests/sites/example', '2026-11-23')
const { programs, trainers, site } = content

const { strings, formats } = localeOf('en')
const { days, otherDays } = formats

const brochures = await Promise.all(
  programs.map(async (program) => {
    const photograph =
      program.data.image && '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"/>'
    const { pdf } = await typesetBrochure(brochureContent(program, content), photograph)
    return { program, printed: await readPdf(pdf) }
  }),
)

/** Letters and digits: lines break anywhere, and amounts have commas. */
const plain = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Fields of cards and pictures, and fields that the brochure says in other words. */
const others =
  /^(?:id|summary|order|artwork|image|logo|toConfirm|currency|refundable|trainers|intakes)$/

/** The texts of fields, with days as the brochure writes them. */
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

test.each(brochures)(
  'the brochure of $program.slug has every fact of the program',
  ({ program, printed }) => {
    const { intakes = [], trainers: names = [] } = program.data
    const teachers = trainers.filter(({ slug }) => names.includes(slug))
    const { name, phone, mobile, email, address } = site
    const said = [
      wordsIn(program.data),
      intakes.flatMap(wordsInIntake),
      teachers.flatMap(({ data }) => [data.name, data.role, data.since && `since ${data.since}`]),
      [name, phone, mobile, email, address.locality, address.landmark],
      ['WhatsApp', 'Viber', 'Sun–Fri 9am–5pm', 'Founded: 2012', 'Graduates: 1,240'],
    ].flat()
    const text = plain(printed.text)
    expect(said.filter((words) => !text.includes(plain(words || '')))).toEqual([])
    expect(printed.tagged).toBe(true)
  },
)

test.each(brochures)(
  'the last sheet of $program.slug says how to pay and to get there, and proves the institute',
  ({ program, printed }) => {
    const { registrations, affiliations, payment, directions } = site
    const text = plain(printed.sheets.at(-1) ?? '')
    const said = wordsIn({
      registrations,
      affiliations,
      directions,
      ...(typeof program.data.fee === 'object' && { payment }),
    })
    expect(said.filter((words) => !text.includes(plain(words)))).toEqual([])
    expect(printed.links).toContain(site.map.link)
  },
)

test.each(brochures)(
  'all dates and the fee of $program.slug are on the first two sheets',
  (brochure) => {
    const { program, printed } = brochure
    const text = plain(printed.sheets.slice(0, 2).join(' '))
    const { intakes = [], fee } = program.data
    const said = [
      intakes.flatMap(wordsInIntake),
      typeof fee === 'object' ? wordsIn(fee) : [],
    ].flat()
    expect(said.filter((words) => !text.includes(plain(words || '')))).toEqual([])
  },
)

test('parts that are paid back are below the total and no part of it', () => {
  const slug = 'project-planning-and-management'
  const { printed } = brochures.find(({ program }) => program.slug === slug) ?? {}
  const amounts = Array.from(
    printed?.outline.matchAll(/NPR\s([\d,]+)/g) ?? [],
    ([, amount]) => amount,
  )
  expect(amounts.slice(-5)).toEqual(['3,500', '15,000', '10,000', '28,500', '2,000'])
})
