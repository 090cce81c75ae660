import { expect, test } from 'vitest'
import { calendarFiles } from '#components/outputs/calendar.ts'
import type { Changes } from '#components/outputs/output.ts'
import {
  contentOf,
  entry,
  type Fields,
  program,
  programPath,
} from '#tests/engine/small-sites/small-site.ts'

const title =
  'Plans, budgets; and \\ everything that a very long title of a program in the धादिङ can hold'

async function filesOf(intakes: string, day = '2027-01-01') {
  const files = { [programPath]: program({ title: `'${title}'`, intakes: `[${intakes}]` }) }
  return calendarFiles(await contentOf(files, { day }), 'en')
}

const unfolded = (text = '') => text.replaceAll('\r\n ', '').split('\r\n')
const uids = (lines: string[]) => lines.filter((line) => line.startsWith('UID:'))

test('an intake is an event of whole days, which each build writes the same', async () => {
  const intake = '{ starts: 2027-02-27, ends: 2027-02-28, place: "Pokhara, Lakeside" }'
  const files = await filesOf(intake)
  expect([...files.keys()]).toEqual(['/calendar/local-2027-02-27.ics', '/calendar.ics'])
  const text = files.get('/calendar/local-2027-02-27.ics')
  const lines = unfolded(text)
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTAMP:19700101T000000Z',
      'DTSTART;VALUE=DATE:20270227',
      'DTEND;VALUE=DATE:20270301',
      `SUMMARY:${String.raw`Plans\, budgets\; and \\ everything that a very long title of a program in the धादिङ can hold`}`,
      String.raw`LOCATION:Pokhara\, Lakeside`,
      'URL;VALUE=URI:https://the-real-institute.np/programs/local',
    ]),
  )
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/)
  expect(text?.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text?.split('\r\n') ?? []) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\uFFFD')
  }
  const again = await filesOf(`{ starts: 2027-01-01 }, ${intake}`, '2027-02-01')
  expect(again).toEqual(files)
})

test('two intakes of a day have files and events of their own, and one to be supplied none', async () => {
  const files = await filesOf(
    '{ starts: 2027-02-27 }, { starts: 2027-02-27, mode: online }, { starts: 2027-03-01, toSupply: [starts] }',
  )
  expect([...files.keys()]).toEqual([
    '/calendar/local-2027-02-27.ics',
    '/calendar/local-2027-02-27-2.ics',
    '/calendar.ics',
  ])
  const found = [...files.values()].flatMap((text) => uids(unfolded(text)))
  expect(new Set(found).size).toBe(2)
})

test('an intake stays the same event when another of its day is over', async () => {
  const second = '/calendar/local-2027-02-27-2.ics'
  const intakes =
    '{ starts: 2027-02-27, applyBy: 2027-01-31 }, { starts: 2027-02-27, mode: online }'
  const before = await filesOf(intakes)
  const after = await filesOf(intakes, '2027-02-01')
  expect([...after.keys()]).toEqual([second, '/calendar.ics'])
  expect(after.get(second)).toBe(before.get(second))
})

/** The lines of the calendar of all dates, with an intake and an event. */
async function allDates(fields: Fields, changes?: Changes) {
  const content = await contentOf({
    [programPath]: program({ intakes: '[{ starts: 2027-02-27 }]' }),
    'content/notices/open.mdx': entry('notice', { category: 'event', ...fields }),
    'content/notices/news.mdx': entry('notice'),
  })
  return unfolded(calendarFiles(content, 'en', changes).get('/calendar.ics'))
}

test('the calendar of all dates has every intake and event, with times that any country shows right', async () => {
  const lines = await allDates({
    starts: '2026-12-06 10:00',
    ends: '2026-12-06 16:30',
    place: 'Town hall',
  })
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20270227',
      'DTSTART:20261206T041500Z',
      'DTEND:20261206T104500Z',
      'LOCATION:Town hall',
      'URL;VALUE=URI:https://the-real-institute.np/notices/open',
    ]),
  )
  const days = await allDates({ starts: '2026-12-06', ends: '2026-12-07' })
  expect(days).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261206',
      'DTEND;VALUE=DATE:20261208',
      String.raw`LOCATION:The Real Institute\, Maitighar\, Kathmandu`,
    ]),
  )
})

const revisions = (lines: string[]) =>
  lines.filter((line) => /^(?:SEQUENCE|LAST-MODIFIED|DTSTAMP):/.test(line))
const at = (time: string, count: number) =>
  new Map([['content/notices/open.mdx', { time: Date.parse(time) / 1000, count }]])

test('a change is a later revision of the same event', async () => {
  const before = await allDates({ starts: '2026-12-06 10:00' }, at('2026-12-01T06:00:00Z', 1))
  const after = await allDates({ starts: '2026-12-13 11:00' }, at('2026-12-02T06:00:00Z', 2))
  expect(uids(after)).toEqual(uids(before))
  expect(revisions(before)).toEqual(
    expect.arrayContaining(['SEQUENCE:1', 'LAST-MODIFIED:20261201T060000Z']),
  )
  expect(revisions(after)).toEqual(
    expect.arrayContaining([
      'SEQUENCE:2',
      'DTSTAMP:20261202T060000Z',
      'LAST-MODIFIED:20261202T060000Z',
    ]),
  )
})

test('an intake with an id stays the same event on another day', async () => {
  const file = '/calendar/local-spring.ics'
  const before = await filesOf('{ id: spring, starts: 2027-02-27 }')
  const after = await filesOf('{ id: spring, starts: 2027-03-14 }')
  expect([...after.keys()]).toEqual([file, '/calendar.ics'])
  const [old, moved] = [before, after].map((files) => uids(unfolded(files.get(file))))
  expect(moved).toEqual(old)
})

test('an event can be online, and cancelled', async () => {
  const lines = await allDates({ starts: '2026-12-06', mode: 'online', status: 'cancelled' })
  expect(lines).toEqual(expect.arrayContaining(['LOCATION:Online', 'STATUS:CANCELLED']))
})

test('subscribers keep a calendar whose dates are over', async () => {
  expect([...(await filesOf('{ starts: 2027-02-27 }', '2027-06-01')).keys()]).toEqual([
    '/calendar.ics',
  ])
})
