import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openContent } from '#scripts/check/content/index.ts'
import { listFiles } from '#scripts/content/read/index.ts'
import { delivered } from '#tests/support/site-copy.ts'
import { pageAt } from '#tests/unit/page-at.ts'

/** Programs: one gives everything, one nothing, one what is to supply. */
const folder = 'tests/sites/sample'
const added = new Map(
  listFiles(folder, 'content').files.map(({ path: file }) => [
    file,
    readFileSync(path.join(folder, file)),
  ]),
)

/** The delivered site with these programs on a day, with the words and the course of its pages. */
async function siteOn(day: string) {
  const { content } = await openContent(delivered, day, { replaced: added })
  if (!content) throw new Error('the sample has faults')
  const htmlOf = (route: string) => pageAt(content, route).html
  const textOf = (route: string) =>
    htmlOf(route)
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/[\s\u00A0]+/g, ' ')
  return { htmlOf, textOf }
}

const program = '/programs/everything-given'

test('a program says what decides a choice wherever it is shown', async () => {
  const { htmlOf, textOf } = await siteOn('2027-02-20')
  const own = textOf(program).replaceAll('\u2060', '')
  const inOrder = [
    'Next date 1–5 March 2027 17–21 Falgun 2083 BS Apply by 20 February 2027',
    'NPR 1,25,000 Covers: Lunch, books and the examination',
    '20 seats',
    'Apply by 20 February 2027 (8 Falgun 2083 BS)',
    '7–11 June 2027',
    'Who it is for Staff of municipalities',
    'What you need to join Two years of work',
    'Timetable Sunday to Thursday',
    'Language Nepali, with English terms',
    'What you can do afterwards Close the books',
    'Key subjects Budgets',
    'How the days are spent Mornings are for teaching',
    'Certificate A certificate of attendance',
    'How to apply Write to us',
    'Is lunch vegetarian?',
  ]
  const places = inOrder.map((words) => own.indexOf(words))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(-1)
  expect(textOf('/programs/over-and-on-request')).toMatch(
    /Dates On request Ask for the dates Fee On request Ask for the fee/,
  )

  expect(textOf('/programs')).toContain('5 days · Maitighar · Starts 1 March 2027 · NPR 1,25,000')
  for (const list of ['/programs', '/']) {
    const [, upcoming = ''] = textOf(list).split('Upcoming intakes')
    expect(upcoming).toMatch(/1–\u20605 March 2027.*Municipal Accounting.*Pokhara.*7–\u206011 June/)
    expect(upcoming).not.toContain('January 2027')
  }
  expect(textOf('/')).toContain('14 February 2027 (2 Falgun 2083 BS) An information evening')
  expect(htmlOf('/')).toMatch(/href="\/programs\/everything-given"[^>]*>(?=.{0,99}Read more)/s)
})

test('a program no longer shows an intake that is over on the day', async () => {
  const { textOf } = await siteOn('2027-02-21')
  expect(textOf(program)).not.toContain('Pokhara')
  expect(textOf(program)).toContain('Online')
  const later = await siteOn('2027-09-07')
  for (const list of ['/programs', '/'])
    expect(later.textOf(list)).not.toContain('Upcoming intakes')
  expect(later.textOf(program)).toContain('Dates On request')
})
