import { expect, test } from 'vitest'
import { contentIn } from '#tests/engine/small-sites/small-site.ts'
import { pageAt } from '#tests/engine/page-at.ts'

// tests/site/example tests the words of a program before its first intake.

/** The words of the pages of a site with dates, on a day. */
async function wordsOn(day: string) {
  const content = await contentIn('tests/sites/example', day)
  return (route: string) =>
    pageAt(content, route)
      .html.replaceAll('\u2060', '')
      .replaceAll(/(?:<[^>]*>|\s)+/g, ' ')
}

const program = '/programs/project-planning-and-management'

test.each([
  ['2027-01-05', 'Next date 17–21 January 2027 3–7 Magh 2083 BS Apply by 5 January 2027'],
  ['2027-01-06', 'Next date 7–11 March 2027'],
  ['2027-09-07', 'Dates On request Ask for the dates'],
])('on %s, the last day to apply, the day after, and after all dates', async (day, dates) => {
  const wordsOf = await wordsOn(day)
  expect(wordsOf(program)).toContain(dates)
  for (const list of ['/programs', '/']) {
    const [, upcoming = ''] = wordsOf(list).split('Upcoming intakes')
    expect(upcoming.includes('17–21 January 2027')).toBe(day === '2027-01-05')
    expect(upcoming === '').toBe(day === '2027-09-07')
  }
})

test('an open admission leads Home until its last day, and its page leads to Apply', async () => {
  const last = 'Until 5 January 2027 (21 Poush 2083 BS)'
  const page = '/notices/admission-spring-2027'
  const open = await wordsOn('2027-01-05')
  expect(open('/').indexOf(last)).toBeGreaterThan(0)
  expect(open('/').indexOf(last)).toBeLessThan(open('/').indexOf('All notices'))
  expect(open(page)).toContain(`${last} Applications`)
  expect(open(page)).toMatch(/ Apply Ask a question/)
  const over = await wordsOn('2027-01-06')
  expect(over('/')).not.toContain('Admission open for the spring courses')
  expect(over(page)).not.toMatch(/Until 5 January| Apply /)
})
