import { expect, it } from 'vitest'
import { check, inField, page, program, programPath, siteYaml } from '../small-site.ts'

it.each(
  Object.entries({
    'subjects: ‸Planning':
      'subjects: expected a list of 1 to 20 entries, each entry on a line that begins with "- ", got "Planning"',
    'subjects:\n  - Planning\n  - ‸[]':
      'subjects.1: expected text of at most 90 characters, got a list',
    'subjects: ‸[]': 'subjects: expected at least 1 entry in the list, got 0',
    [`title: ‸${'x'.repeat(100)}`]: 'title: expected text of at most 90 characters, got 100',
    'order: ‸100000': 'order: expected a whole number from 1 to 99999, got 100000',
    'artwork: { hour: ‸down }':
      'artwork.hour: expected one of dawn, noon, blue, gold, gurans, juniper, got "down". Did you mean "dawn"?',
    'draft: ‸yes': 'draft: expected true or false, got "yes". Did you mean true?',
    '‸summary:': 'summary: expected text of at most 200 characters, got nothing',
    '‸durashun: 5 days': 'durashun: unknown field. Did you mean "duration"?',
    '‸__proto__: { title: x }': '__proto__: unknown field',
    'order: 1\n‸order: 2': 'order: this field is written a second time; keep one of the two',
  }),
)('reports %j', async (yaml, sentence) => {
  const { lines, here } = await check(inField(yaml))
  expect(lines).toEqual([`${here}  ${sentence}`])
})

it.each([
  ['--help', 'owner/website', false],
  ['main', 'owner/..', false],
  ['main.lock', 'owner/website', false],
  ['release/2027.1', 'owner/website.org', true],
])('the branch %s of the repository %s is right: %s', async (branch, repository, isRight) => {
  const editing = `editing: { repository: ${repository}, branch: ${branch} }\n`
  const { rules } = await check({ 'content/site.yaml': editing + siteYaml })
  expect(rules).toEqual(isRight ? [] : ['bad-value'])
})

it('reports a field in capitals, and not that it is missing', async () => {
  const { lines, here } = await check({ [programPath]: program().replace('title:', '‸Title:') })
  expect(lines).toEqual([`${here}  Title: unknown field. Did you mean "title"?`])
})

it('reports a missing field at the group that lacks it, with an example', async () => {
  const { lines } = await check({ [programPath]: program({ title: undefined }) })
  expect(lines).toEqual([
    `${programPath}:2:1  title: missing; write it as \`title: Project Planning and Management\``,
  ])
})

it('reports a field missing from a nested group at that group', async () => {
  const { lines, here } = await check({
    'pages/a.mdx': page('x').replace('  heading: A page', '  ‸lead: A sentence'),
  })
  expect(lines).toEqual([`${here}  hero.heading: missing; expected text of at most 60 characters`])
})

const hours = (days: string, times = '09:00 17:00') => {
  const [opens, closes] = times.split(' ')
  return `- { days: ${days}, opens: "${opens}", closes: ${closes} }`
}
const noList =
  'openingHours: expected a list of at least 1, each entry on a line that begins with "- ", got a group of fields'

it.each([
  [[hours('[Sunday, Friday]'), hours('[Monday]', '00:30 "00:00"')], []],
  [['‸days: Sun–Fri', 'time: 9am–5pm', 'sentence: We are open'], [noList]],
  [
    [hours('[Sunday, ‸sunday]', '09:00 ‸9pm')],
    [
      'openingHours.0.days.1: expected one of Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, got "sunday". Did you mean "Sunday"?',
      'openingHours.0.closes: expected a time such as 09:00, got "9pm". Did you mean 21:00?',
    ],
  ],
  [
    [`‸${hours('[Friday, Sunday]', '09:00 ‸08:30')}`, hours('[Monday, Sunday]', '00:00 ‸00:00')],
    [
      'openingHours: expected each day once; written again: Sunday',
      'openingHours.0.closes: expected a time after 09:00, when it opens, got "08:30"',
      'openingHours.1.closes: expected a time after 00:00, when it opens, got "00:00"',
    ],
  ],
  [[hours('[Sunday]').replace(' }', ', ‸note: x }')], ['openingHours.0.note: unknown field']],
])('reads opening hours: %j', async (written, messages) => {
  const { lines, marks } = await check({
    'content/site.yaml': siteYaml.replace(/(?<=openingHours:\n).*/, `  ${written.join('\n  ')}`),
  })
  expect(lines).toEqual(messages.map((message, index) => `${marks[index]}  ${message}`))
})

it('reads a date as the text that is written', async () => {
  const { content } = await check(inField('summary: 2027-01-31'))
  expect(content?.programs[0]?.data.summary).toBe('2027-01-31')
})

it('reports every fault of every file in one run, in reading order', async () => {
  const { places, marks } = await check({
    'content/programs/a.mdx': program({ order: '‸0', id: '‸x' }, 'Text ‸{name}.'),
    'content/programs/b.mdx': program({ id: '2', order: '2', title: '‸[]' }, '<‸Calout>x</Calout>'),
  })
  expect(places).toEqual(marks)
})
