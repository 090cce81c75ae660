import { expect, test } from 'vitest'
import { calendarFiles } from '#scripts/make/site-files/index.ts'
import { check, program, programPath } from '#tests/content/small-site.ts'

const title =
  'Plans, budgets; and \\ everything that a very long title of a program in the धादिङ can hold'

async function filesOf(intakes: string, day = '2027-01-01') {
  const files = { [programPath]: program({ title: `'${title}'`, intakes: `[${intakes}]` }) }
  const { content, lines } = await check(files, [], { day })
  if (!content) throw new Error(lines.join('\n'))
  return calendarFiles(content)
}

const unfolded = (text = '') => text.replaceAll('\r\n ', '').split('\r\n')

test('an intake is an event of whole days, which each build writes the same', async () => {
  const intake = '{ starts: 2027-02-27, ends: 2027-02-28, place: "Pokhara, Lakeside" }'
  const files = await filesOf(intake)
  expect([...files.keys()]).toEqual(['/calendar/local-2027-02-27.ics'])
  const text = files.get('/calendar/local-2027-02-27.ics')
  const lines = unfolded(text)
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20270227T000000Z',
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
  ])
  const uids = [...files.values()].map((text) =>
    unfolded(text).find((line) => line.startsWith('UID:')),
  )
  expect(new Set(uids).size).toBe(2)
})
