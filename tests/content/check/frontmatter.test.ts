import { expect, it } from 'vitest'
import { check, program, programPath } from '../small-site.ts'

const checkText = (text: string) => check({ [programPath]: text })
const checkField = (line: string) => checkText(program().replace('order: 1', line))

it.each(
  Object.entries({
    'order: ‸"1': 'the quotation mark is not closed',
    'image:\n‸\tsrc: /x.png': 'a tab indents this line; indent with two spaces',
    'image:\n    src: /x.png\n‸  alt: x': 'the line is indented differently from its neighbours',
    'order: 1\nlocation: ‸Poland: Warsaw': 'a colon with a space after it begins a new field',
    'order: ‸@1': 'a value cannot begin with @',
    '‸order 1': 'a field needs a colon and a space after its name: `title: …`',
    'artwork: ‸{ hour: noon\norder: 1':
      'a list or group in brackets is not closed; expected ] or }',
    'tags: ‸- one': 'the first entry of a list begins on a line of its own',
    "location: 'Rock'‸n roll'": 'the value ends at the quotation mark before this',
    'location: "a‸\\q"': '\\q means nothing between double quotation marks',
  }),
)('explains %s at the place to change', async (line, message) => {
  const { lines, here } = await checkField(line)
  expect(lines).toEqual([`${here}  ${message}`])
})

it('reports two faults of syntax on two lines', async () => {
  const { rules } = await checkField('order: @1\nlocation: @x')
  expect(rules).toEqual(['yaml-syntax', 'yaml-syntax'])
})

it.each(
  Object.entries({
    'location: ‸&here Poland': 'location: a value that begins with & gives it a name',
    'location: ‸*here': 'location: a value that begins with * repeats another one',
    'location: ‸!placeholdr x': 'location: unknown mark !placeholdr; the only',
    'location: ‸!!js/function x': 'location: unknown mark',
    '‸<<: { order: 1 }\norder: 1': '<<: unknown field',
  }),
)('refuses %s', async (line, start) => {
  const { lines, here } = await checkField(
    `order: 1\n${line}`.replace(/order: 1\n(.*\norder)/s, '$1'),
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`${here}  ${start}`)
})

it.each(
  Object.entries({
    '‸title: x\n': 'the frontmatter is missing; expected --- on the first line',
    '‸\n---\ntitle: x\n---\n':
      'the opening --- must be the very first line, without spaces before it',
    '‸---\ntitle: x\n': 'the frontmatter is not closed; expected a second --- on a line of its own',
    '---\ntitle: x\n‸--- and\n': 'the closing --- needs a line of its own',
    '---‸-\ntitle: x\n----\n': 'expected exactly three hyphens: ---',
    '---\n‸some words\n---\n': 'expected fields such as `title: …`, one a line',
    '---\n‸- a\n---\n': 'expected fields such as `title: …`, one a line',
  }),
)('reports the frontmatter of %j', async (text, message) => {
  const { lines, here } = await checkText(text)
  expect(lines.slice(0, 1)).toEqual([`${here}  ${message}`])
})

it.each(['js', 'javascript', 'json', 'toml', 'coffee'])(
  'refuses frontmatter in %s and doesn’t run it',
  async (language) => {
    const { lines, here } = await checkText(
      `---‸${language}\n(globalThis.hasRun = true, {})\n---\nText\n`,
    )
    expect(lines).toEqual([`${here}  frontmatter is always YAML; delete "${language}" after ---`])
    expect(globalThis).not.toHaveProperty('hasRun')
  },
)

it('refuses a directive that would change the version of YAML', async () => {
  const { lines } = await check({ 'content/site.yaml': '%YAML 1.1\n---\nname: x\n' })
  expect(lines).toEqual(['content/site.yaml:1:1  YAML directives are not used here'])
})

it('accepts CRLF and a byte order mark, with the right places', async () => {
  const whole = await checkText(`\uFEFF${program().replaceAll('\n', '\r\n')}`)
  expect(whole.diagnostics).toEqual([])
  const faulty = program({ id: '‸0' }, 'Text ‸{name}.').replaceAll('\n', '\r\n')
  const { lines, marks } = await checkText(`\uFEFF${faulty}`)
  expect(lines.map((line) => line.split('  ')[0])).toEqual(marks)
})

it('reports every missing field of empty frontmatter', async () => {
  const { rules, diagnostics } = await checkText('---\n# nothing yet\n---\nText\n')
  expect(new Set(rules)).toEqual(new Set(['missing-field']))
  expect(diagnostics.map(({ field }) => field)).toContain('title')
})

it('finds the same faults the second time', async () => {
  const first = await checkField('order: "1')
  const second = await checkField('order: "1')
  expect(second.lines).toEqual(first.lines)
  expect(first.lines).toHaveLength(1)
})
