import { expect, it } from 'vitest'
import { at, prose } from '#tests/engine/check/text/prose-site.ts'
import { check, inField, inText, page } from '../small-site.ts'

it.each<[rule: string, text: string]>([
  ['heading', 'We teach planning.\n‸---\n\nMore.'],
  ['heading', 'We teach planning\n‸-'],
  ['file-encoding', '‸\uF0D8 Law'],
  ['file-encoding', '‸Law &#xF0FC;'],
  ['old-font', 'One.\n\n‸g]kfn ;/sf/, lzIff dGqfno'],
  ['old-font', 'One.\n\n‸sd{rf/L k|lzIf0f s]Gb|\nsf7df8f}+'],
])('finds by the rule %s in %j', async (rule, text) => {
  const { rules, places, marks } = await check(inText(text))
  expect(rules).toEqual([rule])
  expect(places).toEqual(marks)
})

it.each<[rule: string, field: string]>([
  ['old-font', 'title: ‸;Ddfg / k|ljlw'],
  ['file-encoding', 'title: Law ‸\uF0FC'],
])('finds by the rule %s in the field %j', async (rule, field) => {
  const { rules, places, marks } = await check(inField(field))
  expect(rules).toEqual([rule])
  expect(places).toEqual(marks)
})

it.each([
  '2 * 3 * 4, 2*(3+4)*5, 2\\*3\\*4, `5*3*2`, **5** * 3 and the **5**th',
  '*नेपाल*मा **ठूलो**हुन्छ, **ठूलो।** हुन्छ, im**port**ant, snake_case_word',
  '~~gone~~, ~gone~, ~500 or ~600, H₂O, 5–6 or 7–8',
  'One.\n\n---\n\nTwo.\n\n---\n\nnote: three\n\n---',
  'Fees\n----\n\nOne.',
  '## Fees\n\n---\n\nOne.',
  '```yaml\n---\ntitle: Water\n---\n```',
  '- Law\n- Water\n\n1. Law\n2. Water\n\n1) Law\n2) Water\n\n* Law',
  'C++ and Java++, a == b == c, 9:30:15, std::vector::size and x^2',
  'Mon;Tue, s/he, and/or, w/o, b2b, \\[sic], it’s, O’Neil, 24/7, MacBook, GitHub; arr\\[0]',
  'Rs. 500/-, B.Sc./B.A., a|b, TypeScript/JavaScript, Ph.D., https://example.org/a;b]c/;d',
])('leaves alone %j', async (text) => {
  const { faults, diagnostics } = await prose({ [at]: page(text) })
  const found = [...faults, ...diagnostics].filter(({ rule }) => rule !== 'link-text')
  expect(found).toEqual([])
})
