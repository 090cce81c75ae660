import { expect, it } from 'vitest'
import {
  annotationOf,
  countLine,
  formatDiagnostic,
  formatReport,
} from '#scripts/content/explain/report.ts'
import { check, program, programPath } from './small-site.ts'

const faultsOf = async (changes: Record<string, string>) =>
  (await check({ [programPath]: program(changes) })).diagnostics

it('shows the place, the sentence, the line with a caret and the hint', async () => {
  const [diagnostic] = await faultsOf({ title: '2027' })
  expect(diagnostic && formatDiagnostic(diagnostic)).toBe(
    `content/programs/local.mdx:3:8  title: expected text of at most 90 characters, got the number 2027
  3 | title: 2027
    |        ^^^^
  To have it as text, put it in quotation marks: title: "2027"`,
  )
})

it('puts the caret below the place under wide and narrow letters too', async () => {
  const { diagnostics } = await check({ [programPath]: program({}, 'नेपाल 你 {name}') })
  expect(diagnostics[0]?.frame).toBe('10 | नेपाल 你 {name}\n   |        ^^^^^^')
})

it('ends with the count', async () => {
  const diagnostics = await faultsOf({ title: '2027', id: '0' })
  expect(countLine(diagnostics)).toBe('2 faults in 1 file.')
  expect(formatReport(diagnostics).trimEnd().endsWith('2 faults in 1 file.')).toBe(true)
  expect(formatReport([])).toBe('')
})

it('annotates the line on GitHub, with its characters escaped', async () => {
  const [diagnostic] = await faultsOf({ title: '"100%, or: more"\nlocation: 5' })
  expect(diagnostic && annotationOf({ ...diagnostic, message: '100%\n, or: more' })).toBe(
    '::error file=content/programs/local.mdx,line=4,col=11,endColumn=12,title=wrong-type::' +
      'location: 100%25%0A, or: more%0ATo have it as text, put it in quotation marks: location: "5"',
  )
})

it('uses colour only if asked to', async () => {
  const diagnostics = await faultsOf({ title: '2027' })
  const escape = String.fromCodePoint(27)
  expect(formatReport(diagnostics)).not.toContain(escape)
  expect(formatReport(diagnostics, { colour: true })).toContain(escape)
})
