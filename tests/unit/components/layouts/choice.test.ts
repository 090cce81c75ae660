import { expect, test } from 'vitest'
import { contentIn } from '#tests/content/small-site.ts'
import { pageAt } from '#tests/unit/page-at.ts'

/** The words of the pages of a site with dates, on a day. */
async function wordsOn(day: string) {
  const content = await contentIn('tests/sites/filled', day)
  return (route: string) =>
    pageAt(content, route)
      .html.replaceAll('\u2060', '')
      .replaceAll(/(?:<[^>]*>|\s)+/g, ' ')
}

const program = '/programs/project-planning-and-management'

test('a program says what decides a choice wherever it is shown', async () => {
  const wordsOf = await wordsOn('2027-01-05')
  const own = wordsOf(program)
  const inOrder = [
    'Next date 17–21 January 2027 3–7 Magh 2083 BS Apply by 5 January 2027',
    'NPR 28,500 Covers: Lunch, tea',
    'Kathmandu · On site · 20 seats',
    'Apply by 5 January 2027 (21 Poush 2083 BS)',
    '7–11 March 2027',
    'Who it is for Project officers',
    'What you need to join Reading and writing',
    'Timetable Sunday to Thursday',
    'Language Nepali, with English terms',
    'What you can do afterwards Carry out',
    'Key subjects The project cycle',
    'How the days are spent Day 1',
    'Certificate A certificate of the institute',
    'How to apply Fill in the form',
    'May I pay in more than three parts?',
  ]
  const places = inOrder.map((words) => own.indexOf(words))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(-1)

  expect(wordsOf('/programs')).toContain('5 days · Kathmandu · Starts 17 January 2027 · NPR 28,500')
  for (const list of ['/programs', '/']) {
    const [, upcoming = ''] = wordsOf(list).split('Upcoming intakes')
    expect(upcoming).toMatch(/17–21 January 2027.*Project Planning.*Kathmandu.*24–28 January/)
  }
})

test('a program no longer shows an intake that is over on the day', async () => {
  const wordsOf = await wordsOn('2027-01-06')
  expect(wordsOf(program)).not.toContain('17–21 January')
  expect(wordsOf(program)).toContain('Next date 7–11 March 2027')
  expect(wordsOf('/programs')).not.toContain('17–21 January')
  const later = await wordsOn('2027-09-07')
  for (const list of ['/programs', '/']) expect(later(list)).not.toContain('Upcoming intakes')
  expect(later(program)).toContain('Dates On request Ask for the dates')
})
