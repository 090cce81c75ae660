import { expect, it, vi } from 'vitest'
import { formatReport } from '#scripts/report/terminal/report.ts'
import { check, inField, inText } from './small-site.ts'

const faultsOf = async (yaml: string) => (await check(inField(yaml))).diagnostics

it('shows the place, the sentence, the line with a caret and the hint', async () => {
  expect(formatReport(await faultsOf('title: 2027'))).toBe(
    `content/programs/local.mdx:7:8  title: expected text of at most 90 characters, got the number 2027
  7 | title: 2027
    |        ^^^^
  To have it as text, put it in quotation marks: title: "2027"

1 fault in 1 file.
`,
  )
})

it('puts the caret below the place under letters of several characters too', async () => {
  const { diagnostics } = await check(inText('नेपाल {name}'))
  expect(diagnostics[0]?.frame).toBe('9 | नेपाल {name}\n  |     ^^^^^^')
})

it('uses colour on a terminal only', async () => {
  const diagnostics = await faultsOf('title: 2027')
  const escape = String.fromCodePoint(27)
  expect(formatReport(diagnostics)).not.toContain(escape)
  vi.stubEnv('FORCE_COLOR', '1')
  expect(formatReport(diagnostics)).toContain(escape)
  vi.unstubAllEnvs()
})
