import { describe, expect, it } from 'vitest'
import { translationPath } from '#content/schema/languages.ts'
import {
  daysToCome,
  formatFirstScreen,
  formatLaunch,
  monthsOfNextYear,
} from '#scripts/report/launch/launch-list.ts'
import { persuasionOf } from '#scripts/report/launch/persuasion.ts'
import { launchReport } from '#scripts/report/launch/launch-report.ts'
import {
  check,
  entry,
  neededInNepali,
  nepaliProgram,
  page,
  program,
  programPath,
  repository,
  siteFolder,
  siteYaml,
} from '#tests/engine/small-sites/small-site.ts'
import { runCommand } from '#tests/support/run-command.ts'

const report = async (files: Record<string, string>, day = '2027-01-01') =>
  launchReport(await check(files, [], { day }))

/** `file:line:column field text` of everything that is to supply. */
async function toSupply(files: Record<string, string>) {
  const result = await report(files)
  return result.toSupply.map(
    ({ path, line, column, field, text }) => `${path}:${line}:${column} ${field} ${text}`,
  )
}

const nothing = { translations: [], daysToCome: [], scores: [], photographs: [] }

const flagged = { location: 'The city', toSupply: '[location]' }

describe('what is to supply', () => {
  it.each([
    ['of a draft', { draft: 'true' }, 0],
    ['of an entry that is over', { publishUntil: '2027-01-01' }, 0],
    ['of an entry that will appear by itself', { publishFrom: '2027-12-31' }, 2],
  ])('counts flags %s, in its translation too', async (_, changes, count) => {
    const files = {
      [programPath]: program({ ...flagged, ...changes }),
      [translationPath(programPath, 'ne')]: nepaliProgram('', '<ToSupply>मिति।</ToSupply>'),
    }
    const result = await report(files, '2027-03-15')
    expect(result.toSupply).toHaveLength(count)
    expect(result.unpublished.map(({ path }) => path)).toEqual([programPath])
  })

  it('is a link to an example address in a text', async () => {
    const text = page('See [this](https://example.org/a) and [that](https://counterexample.org).')
    expect(await toSupply({ 'pages/more.mdx': text })).toEqual([
      'pages/more.mdx:9:12 body https://example.org/a',
    ])
  })

  it.each([
    ['2029-02-10', 0],
    ['2029-02-13', 1],
  ])('is the year of Bikram Sambat that begins within sixty days of %s: %s', (day, count) => {
    expect(monthsOfNextYear(day).map(({ field }) => field)).toEqual(
      Array(count).fill('lastVerifiedYear'),
    )
  })

  it('is a brochure that a program names but public/ lacks', async () => {
    const text = program({ brochureLink: '/brochures/local.pdf' })
    expect(await toSupply({ [programPath]: text })).toEqual([
      expect.stringMatching(`^${programPath}:8:15 brochureLink `),
    ])
  })
})

it('the report has a part for each flag, with items by file and a count', async () => {
  const text = program({ ...flagged, toConfirm: '[title]' }, '<ToSupply>Dates.</ToSupply>')
  const path = 'content/testimonials/asha.mdx'
  const testimonial = entry('testimonial', { toSupply: '[role]' })
  const open = await report({ [programPath]: text, [path]: testimonial })
  expect(formatLaunch({ ...open, ...nothing })).toBe(
    `To supply:

${programPath} (2)
  ${programPath}:8:11  location: The city
  ${programPath}:13:2  body: Dates.

${path} (1)
  ${path}:3:7  role: B

To confirm:

${programPath} (1)
  ${programPath}:3:8  title: Local Economic Development

3 to supply. 1 to confirm.
`,
  )
})

it('the days to come are those on which an entry comes or goes by itself', async () => {
  const path = 'content/notices/a.mdx'
  const intakes = '[{ starts: 2027-03-01, applyBy: 2027-02-10 }, { starts: 2027-01-05 }]'
  const result = await check(
    {
      [programPath]: program({ intakes, publishUntil: '2027-06-01', publishFrom: '2027-01-01' }),
      [path]: entry('notice', { until: '2027-02-01' }),
      'content/faqs/draft.mdx': entry('faq', { draft: 'true', publishFrom: '2027-04-01' }, 'So.'),
    },
    [],
    { day: '2027-01-20' },
  )
  expect(daysToCome(result, '2027-01-20').map(({ day, path: of }) => [day, of])).toEqual([
    ['2027-02-01', path],
    ['2027-02-10', programPath],
    ['2027-06-01', programPath],
  ])
})

it('counts the facts that persuade, the most persuasive first, and the photographs to take', async () => {
  const text = program({ fee: 'on request', certificate: 'A certificate.', refund: 'All of it.' })
  const { content } = await check({ [programPath]: text })
  if (!content) throw new Error('The content has faults')
  const { scores, photographs } = persuasionOf(content)
  expect(scores[0]).toMatchObject({
    path: programPath,
    form: '/admin#/collections/programs/entries/local',
    has: 2,
    of: 12,
  })
  expect(scores[0]?.missing.slice(0, 3)).toEqual(['fee', 'date', 'photograph'])
  expect(scores.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['content/site.yaml', 'pages/index.mdx']),
  )
  expect(photographs).toContainEqual(
    expect.objectContaining({ path: programPath, size: '1920 x 1080' }),
  )
})

it('its first screen fits a terminal of 80 columns and 24 lines', async () => {
  const names = Array.from(
    { length: 9 },
    (_, n) => `a-name-as-long-as-that-of-the-longest-program-of-all-the-institute-has-${n}`,
  )
  const programs = names.map((name, n) => [
    `content/programs/${name}.mdx`,
    program({ id: `${n + 2}`, order: `${n + 2}`, title: `Program ${n}` }),
  ])
  const result = await check(Object.fromEntries(programs))
  if (!result.content) throw new Error('The content has faults')
  const list = { ...launchReport(result), ...nothing, ...persuasionOf(result.content) }
  const lines = formatFirstScreen(list).trimEnd().split('\n')
  expect(
    lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 80)), 0),
  ).toBeLessThan(24)
  expect(lines[1]).toContain(' of 12: fee, date, certificate, photograph and ')
})

it('npm run launch lists the translations that are behind', async () => {
  const translation = translationPath(programPath, 'ne')
  const root = await repository(
    { ...neededInNepali, [programPath]: program(), [translation]: nepaliProgram() },
    { [programPath]: program({ summary: 'Changed.' }) },
  )
  const { stdout } = runCommand(['launch', '--all'], {
    cwd: root,
    env: { SOURCE_DATE_EPOCH: String(Date.parse('2027-02-01') / 1000) },
  })
  const [, behind = ''] = stdout.split('Translations behind:')
  expect(behind).toMatch(/local\.ne\.mdx:.*changed after this translation, on 2027-01-12/)
})

it('npm run launch asks for the owner who approves changes on GitHub', async () => {
  const cwd = await siteFolder({
    '.github/CODEOWNERS':
      '# @OWNER_TO_SUPPLY\n/.github/ @asha\n/content/site.yaml  @OWNER_TO_SUPPLY\n',
  })
  const { status, stdout } = runCommand(['launch', '--all'], { cwd })
  expect(status).toBe(1)
  expect(stdout).toContain('.github/CODEOWNERS:3:21  owner: @OWNER_TO_SUPPLY')
  expect(stdout).toContain('\n1 to supply.')
})

const doubtful = `${siteYaml}toConfirm: [description]\n`

it.each([
  ['0 while something is only to confirm', doubtful, [], 0, '1 to confirm.'],
  ['1 while something is to confirm', doubtful, ['--confirmed'], 1, '1 to confirm.'],
])('npm run launch ends with %s, and a count', async (_, site, args, status, count) => {
  const cwd = await siteFolder({ 'content/site.yaml': site })
  const { status: code, stdout } = runCommand(['launch', ...args], { cwd })
  expect([code, stdout.trimEnd().split('\n').at(-1)]).toEqual([status, count])
})
