import { expect, it } from 'vitest'
import { check, page, program, programPath, siteYaml } from '../small-site.ts'

const programWith = (changes: Record<string, string | undefined>) =>
  check({ [programPath]: program(changes) })

it('finds no fault in a site that has none', async () => {
  const { diagnostics, content } = await check({ [programPath]: program() })
  expect(diagnostics).toEqual([])
  expect(content?.programs[0]?.data.title).toBe('Local Economic Development')
})

it.each<[string, Record<string, string>, string]>([
  [
    'the wrong type of a value',
    { subjects: '‸Planning' },
    'subjects: expected a list, each entry on a line that begins with "- ", got "Planning"',
  ],
  [
    'the wrong entry of a list',
    { subjects: '\n  - Planning\n  - ‸[]' },
    'subjects.1: expected text of at most 90 characters, got a list',
  ],
  [
    'an unknown field, with the nearest one',
    { '‸durashun': '5 days' },
    'durashun: unknown field. Did you mean "duration"?',
  ],
  [
    'a text that is too long, with its length',
    { title: `‸${'x'.repeat(100)}` },
    'title: expected text of at most 90 characters, got 100',
  ],
  [
    'a number outside its limits, with both limits',
    { order: '‸100000' },
    'order: expected a whole number from 1 to 99999, got 100000',
  ],
  [
    'a list with too few entries, with their number',
    { subjects: '‸[]' },
    'subjects: expected at least 1 entry in the list, got 0',
  ],
  [
    'a wrong choice, with all values and the nearest one',
    { artwork: '{ hour: ‸down }' },
    'artwork.hour: expected one of dawn, noon, blue, gold, gurans, juniper, got "down". Did you mean "dawn"?',
  ],
])('reports %s', async (_, changes, sentence) => {
  const { lines, here } = await programWith(changes)
  expect(lines).toEqual([`${here}  ${sentence}`])
})

it('says how a number becomes text and text becomes a number', async () => {
  const { lines, marks, diagnostics } = await programWith({ id: '‸"1"', title: '‸2027' })
  expect(lines).toEqual([
    `${marks[0]}  id: expected a whole number from 1 up, got "1"`,
    `${marks[1]}  title: expected text of at most 90 characters, got the number 2027`,
  ])
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    'A number has no quotation marks: id: 1',
    'To have it as text, put it in quotation marks: title: "2027"',
  ])
})

it('reports a missing field at the group that lacks it, with an example', async () => {
  const { lines } = await programWith({ title: undefined })
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

it('reports a field without a value at its name', async () => {
  const { lines, here } = await check({
    [programPath]: program().replace(/summary: .*/, '‸summary:'),
  })
  expect(lines).toEqual([`${here}  summary: expected text of at most 200 characters, got nothing`])
})

it('reports a field that is written twice at the second', async () => {
  const { lines, here } = await check({
    [programPath]: program().replace('order: 1', 'order: 1\n‸title: Again'),
  })
  expect(lines).toEqual([
    `${here}  title: this field is written a second time; keep one of the two`,
  ])
})

it('still reports the other faults beside a field that is written twice', async () => {
  const { rules } = await check({
    [programPath]: program({ id: '0' }).replace('order: 1', 'order: 1\ntitle: Again'),
  })
  expect(rules).toEqual(['bad-value', 'duplicate-key'])
})

it('names the nearest layout', async () => {
  const { lines, here } = await check({
    'pages/a.mdx': page('x').replace('layout: text', 'layout: ‸servic'),
  })
  expect(lines).toEqual([
    `${here}  layout: expected one of home, about, programs, contact, service, text, not-found, got "servic". Did you mean "service"?`,
  ])
})

it('uses the words of the schema for a format', async () => {
  const { lines, marks } = await check({
    'content/site.yaml': siteYaml
      .replace('email: info@example.org', 'email: ‸info')
      .replace('url: https:', 'url: ‸http:'),
  })
  expect(lines).toEqual([
    `${marks[0]}  url: expected an address that begins with https://, got "http://example.org"`,
    `${marks[1]}  email: expected an e-mail address, got "info"`,
  ])
})

it('reads a date as the text that is written', async () => {
  const { content } = await programWith({ summary: '2027-01-31' })
  expect(content?.programs[0]?.data.summary).toBe('2027-01-31')
})

it('treats names from JavaScript as any unknown field', async () => {
  const { lines, marks } = await check({
    [programPath]: program().replace(
      'order: 1',
      'order: 1\n‸__proto__: { title: x }\n‸constructor: x\n‸toString: x',
    ),
  })
  expect(lines).toEqual([
    `${marks[0]}  __proto__: unknown field`,
    `${marks[1]}  constructor: unknown field`,
    `${marks[2]}  toString: unknown field`,
  ])
})

it('reports every fault of every file in one run, in reading order', async () => {
  const { lines, marks } = await check({
    'content/programs/a.mdx': program({ order: '‸0', id: '‸x' }, 'Text ‸{name}.'),
    'content/programs/b.mdx': program({ id: '2', order: '2', title: '‸[]' }, '<‸Calout>x</Calout>'),
  })
  expect(lines.map((line) => line.split('  ')[0])).toEqual(marks)
})
