import { expect, it } from 'vitest'
import { check, inField, lineOf, program, programPath, siteYaml } from '../small-site.ts'

const checkText = (text: string) => check({ [programPath]: text })

it.each([
  'location: Here ‸# opposite the bank',
  '‸# Ask Ms Rai\n# for the place.\nlocation: Here',
  'subjects:\n  - Law\n  ‸#- Practice',
  'description: |  ‸# as it is\n  # Here',
])('warns of a comment, which a form deletes: %j', async (yaml) => {
  const { diagnostics, here } = await check(inField(yaml))
  const comments = diagnostics.filter(({ rule }) => rule === 'comment')
  expect(comments.map(lineOf)).toEqual([
    `${here}  a form under /admin deletes this comment when it saves the file`,
  ])
  expect(comments).toMatchObject([{ severity: 'warning' }])
})

it('warns of each comment of site.yaml, at its line', async () => {
  const { lines } = await check({ 'content/site.yaml': `# For all\n\n${siteYaml}# The end\n` })
  const last = siteYaml.split('\n').length + 2
  expect(lines.map((line) => line.split('  ')[0])).toEqual([
    'content/site.yaml:1:1',
    `content/site.yaml:${last}:1`,
  ])
})

it('reports two faults of syntax on two lines', async () => {
  const { rules } = await check(inField('order: @1\nlocation: @x'))
  expect(rules).toEqual(['yaml-syntax', 'yaml-syntax'])
})

it('names the list of a field that is not indented', async () => {
  const { lines, here } = await check(
    inField('intakes:\n  - starts: 2027-03-01\n‸ends: 2027-03-05'),
  )
  expect(lines).toEqual([expect.stringMatching(`^${here}  ends: .*part of \`intakes\``)])
})

const [, fields = ''] = program().split('---\n')

/** `…` stands for the fields of a program. */
it.each(
  Object.entries({
    '‸…Text.': 'the frontmatter is missing; expected --- on the first line',
    '‸---\n…': 'the frontmatter is not closed; expected a second --- on a line of its own',
    '---\n…‸--- and\n': 'the closing --- needs a line of its own',
    '‸----\n…---\nText.': 'expected --- (three hyphens), got "----"',
    '---\n‸some words\n---\n\nText.': 'expected fields such as `title: …`, one a line',
    '---\n…‸  ---\n\nText.': 'expected --- (three hyphens), got "  ---"',
    '‸—\n…—\n\nText.': 'expected --- (three hyphens), got "—"',
  }),
)('reports the frontmatter of %j', async (text, message) => {
  const { lines, here } = await checkText(text.replace('…', fields))
  expect(lines).toEqual([`${here}  ${message}`])
})

it.each(['js', 'json', 'toml', 'coffee'])('never runs frontmatter in %s', async (language) => {
  const { lines, here } = await checkText(
    `‸---${language}\n(globalThis.hasRun = true, {})\n---\nText\n`,
  )
  expect(lines).toEqual([`${here}  the frontmatter is missing; expected --- on the first line`])
  expect(globalThis).not.toHaveProperty('hasRun')
})

it('refuses a directive that would change the version of YAML', async () => {
  const { lines } = await check({ 'content/site.yaml': '%YAML 1.1\n---\nname: x\n' })
  expect(lines).toEqual(['content/site.yaml:1:1  YAML directives are not used here'])
})

it('loses no field of site.yaml below a second line of ---', async () => {
  const twice = `${siteYaml}‸---\nviber: +977 980 000 0000\n`
  const { lines, here } = await check({ 'content/site.yaml': twice })
  expect(lines).toEqual([`${here}  a second line of --- begins another document; delete it`])
})

it('accepts CRLF and a byte order mark, with the right places', async () => {
  const whole = await checkText(`\uFEFF${program().replaceAll('\n', '\r\n')}`)
  expect(whole.diagnostics).toEqual([])
  const faulty = program({ id: '‸0' }, 'Text ‸{name}.').replaceAll('\n', '\r\n')
  const { places, marks } = await checkText(`\uFEFF${faulty}`)
  expect(places).toEqual(marks)
})

it('reports every missing field of empty frontmatter', async () => {
  const { rules, diagnostics } = await checkText('---\n# nothing yet\n---\nText\n')
  expect(new Set(rules)).toEqual(new Set(['missing-field']))
  expect(diagnostics.map(({ field }) => field)).toContain('title')
})
