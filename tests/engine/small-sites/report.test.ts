import { expect, it } from 'vitest'
import { formatReport } from '#scripts/report/terminal/report.ts'
import { check, inField, inText } from './small-site.ts'

it('shows the place, the sentence, the line with a caret and the hint', async () => {
  const { diagnostics } = await check(inField('title: 2027'))
  expect(formatReport(diagnostics)).toBe(
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
