import { expect, test } from 'vitest'
import { compileBody } from '#scripts/content/markdown/compile-body.ts'
import { reading } from '#scripts/report/health/health-report.ts'

const read = (text: string) => reading({ kind: 'page', fields: {}, body: compileBody(text) })

test.each([
  ['without Markdown and addresses', '## Fees [#fees]\n\nWrite **to** [us](/a).\nToday.\n', 5],
  ['of components and props', '<Callout title="Good to know">It <abbr>rains</abbr>.</Callout>', 5],
  ['in Latin and Devanagari, joined ones as one', 'Well-known don’t 5.5\n\nनमस्ते, काठमाडौं।', 5],
])('people read the words of a text %s', (_, text, words) => {
  expect(read(text).words).toBe(words)
})

test('238 words take a minute', () => {
  expect(read('word '.repeat(476)).minutes).toBe(2)
})
