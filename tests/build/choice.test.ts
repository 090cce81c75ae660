import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect } from 'vitest'
import { readPdf } from '#tests/unit/make/brochures/read-pdf.ts'
import { addSample } from '#tests/sites/sample.ts'
import { noon } from '#tests/support/site-copy.ts'
import { test as siteTest } from '#tests/support/site.ts'
import { all } from '#tests/run/all.ts'

/** A build of the sample on a day in Kathmandu, with the texts and JSON-LD of its pages. */
const test = siteTest.extend('builtOn', { scope: 'file' }, async ({ copy }) => {
  await addSample(copy.root)
  const fileOf = (name: string) => path.join(copy.root, 'dist/client', name)
  const read = (name: string) => readFile(fileOf(name), 'utf8')
  const textOf = async (page: string) => {
    const main = (await read(`${page}.html`)).replace(/^.*?<main|<\/main>.*$/gs, '')
    return main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ')
  }
  const courseIn = async (page: string) => {
    const [, json = '{}'] =
      /ld\+json">(\{[^<]*"Course"[^<]*)/.exec(await read(`${page}.html`)) ?? []
    return JSON.parse(json)
  }
  return async (day: string) => {
    await copy.build({ SOURCE_DATE_EPOCH: noon(day) })
    return { fileOf, read, textOf, courseIn }
  }
})

const program = 'programs/everything-given'

describe.runIf(all)('a program', { timeout: 600_000 }, () => {
  test('says what decides a choice wherever it is shown', async ({ builtOn }) => {
    const { read, textOf, courseIn, fileOf } = await builtOn('2027-02-20')

    const own = await textOf(program)
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
    const places = inOrder.map((words) => own.replaceAll('\u2060', '').indexOf(words))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(-1)

    expect(await textOf('programs/over-and-on-request')).toMatch(
      /Dates On request Ask for the dates Fee On request Ask for the fee/,
    )
    expect(await textOf('about')).not.toContain('vegetarian')

    const list = await textOf('programs')
    expect(list).toContain('5 days · Maitighar · Starts 1 March 2027 · NPR 1,25,000')
    for (const page of ['programs', 'index']) {
      const [, upcoming = ''] = (await textOf(page)).split('Upcoming intakes')
      expect(upcoming).toMatch(
        /1–\u20605 March 2027.*Municipal Accounting.*Pokhara.*7–\u206011 June/,
      )
      expect(upcoming).not.toContain('January 2027')
    }

    expect(await courseIn(program)).toMatchObject({
      offers: { price: 125_000, priceCurrency: 'NPR' },
      hasCourseInstance: [
        { courseMode: 'onsite', startDate: '2027-03-01', endDate: '2027-03-05' },
        { courseMode: 'online', startDate: '2027-03-01' },
        { courseMode: 'blended', startDate: '2027-06-07', location: 'Maitighar' },
      ],
    })
    const unknown = await courseIn('programs/fee-to-supply')
    expect(unknown).not.toHaveProperty('offers')
    expect(unknown).not.toHaveProperty('hasCourseInstance')

    const event = await read('calendar/everything-given-2027-03-01.ics')
    expect(event).toContain('DTSTART;VALUE=DATE:20270301\r\nDTEND;VALUE=DATE:20270306\r\n')
    expect(existsSync(fileOf('calendar/fee-to-supply-2027-04-01.ics'))).toBe(false)

    const brochure = await readPdf(await readFile(fileOf('brochures/everything-given.pdf')))
    for (const words of [
      '5 March 2027',
      '1,25,000',
      'Who it is for',
      'Close the books',
      'Pay the fee',
    ])
      expect(JSON.stringify(brochure)).toContain(words)

    const home = await textOf('index')
    expect(home).toContain('14 February 2027 (2 Falgun 2083 BS) An information evening')
    expect(await read('index.html')).toMatch(
      /href="\/programs\/everything-given"[^>]*>(?=.{0,99}Read more)/s,
    )
  })

  test('no longer shows an intake that is over on the day', async ({ builtOn }) => {
    const { textOf, fileOf } = await builtOn('2027-02-21')
    expect(await textOf(program)).not.toContain('Pokhara')
    expect(await textOf(program)).toContain('Online')
    expect(existsSync(fileOf('calendar/everything-given-2027-03-01.ics'))).toBe(false)
    expect(existsSync(fileOf('calendar/everything-given-2027-03-01-2.ics'))).toBe(true)
    await builtOn('2027-09-07')
    expect(await textOf('programs')).not.toContain('Upcoming intakes')
    expect(await textOf('index')).not.toContain('Upcoming intakes')
    expect(await textOf(program)).toContain('Dates On request')
  })
})
