import { expect, it } from 'vitest'
import { check, inField, page, program, programPath, siteYaml } from '../small-site.ts'

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
      'openingHours.0.days.1: expected one of Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, got "sunday". Did you mean Sunday?',
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
