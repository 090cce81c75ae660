import { expect, it } from 'vitest'
import { at, prose } from '#tests/unit/check/text/prose-site.ts'
import { lineOf, page, program, programPath } from '../small-site.ts'

/** What the check says of a site, with the rules of prose. */
async function tell(files: Record<string, string>) {
  const { faults, diagnostics, marks } = await prose(files)
  return { lines: [...faults, ...diagnostics].map(lineOf), here: marks[0] }
}

const list = 'an entry of a list begins with - and a space'
const orBreak = 'or end each line but the last with \\'
const again = 'the file begins a second time here; delete what was pasted below the text'
const heading = (mark: string) => `this line of ${mark} makes a heading of the text above it`
const lost = (word: string) => `visitors would see “${word}”, without its signs`
const space =
  'marks directly before a letter do nothing; put a space after them: **bold** word, **bold**: word'
const together =
  'lines run together; end each but the last with \\, or leave an empty line between them'
const table = 'columns run together; a table is | Course | Fee |, below it | --- | --- |'
const wingdings = (code: string) =>
  `a sign of a font such as Wingdings (U+${code}), which visitors see as an empty box; delete it or type another`
const preeti = 'this looks like Nepali in the old font Preeti; visitors would see these letters'

it.each<[text: string, message: string]>([
  ['One.\n\n‸---\ntitle: Water\nsubjects:\n  - Law\n---\n\nOne.', again],
  ['‸---\ntitle: Water\n---\n\nOne.', again],
  ['One.‸---\ntitle: Water\n---\n', again],
  ['We teach planning.\n‸---\n\nMore.', heading('---')],
  ['We teach planning\n‸-', heading('-')],
  ['Maitighar\nKathmandu\n‸-----', heading('---')],
  ['> We teach\n‸> ===', heading('===')],
  ['A room of 5‸*3*2 metres', lost('532')],
  ['Rooms of 2‸*3 and 4*5 metres', lost('23 and 45')],
  ['x‸*y*z', lost('xyz')],
  ['५‸*३*२', lost('५३२')],
  ['2‸**3**4', lost('234')],
  ['H‸~2~O', lost('H2O')],
  ['5‸~6 days or 7~8', lost('56 days or 78')],
  ['We teach\n‸– Law\n– Water', `${list}; ${orBreak}`],
  ['‸✔ Law\n✔ Water\n✔ Land', `${list}; ${orBreak}`],
  ['‸📞 01-4234567\n📍 Maitighar', `${list}; ${orBreak}`],
  ['‸1️⃣ Law\n2️⃣ Water', `${list}; ${orBreak}`],
  ['‸− Law\n− Water', `${list}; ${orBreak}`],
  ['‸o Law\no Water', `${list}; ${orBreak}`],
  ['‸· Law', list],
  ['‸१. कानुन\n२. पानी', `${list}, or with 1. and a space; ${orBreak}`],
  ['‸क) कानुन\nख) पानी', `${list}, or with 1. and a space; ${orBreak}`],
  ['‸(a) Law\n(b) Water', `${list}, or with 1. and a space; ${orBreak}`],
  ['‸1- Law\n2- Water', `${list}, or with 1. and a space; ${orBreak}`],
  ['1. Law\n‸2.Tax', 'an entry of a numbered list has a space after the full stop: 1. Finance'],
  ['‸Maitighar Institute\nMaitighar 11\nKathmandu', together],
  ['‸माइतीघर ११\nकाठमाडौं\nनेपाल।', together],
  ['‸Time: 5 p.m.\nFee: Rs. 500/-', together],
  ['‸Phone: 01-4234567\nFax: 01-4234568', together],
  ['‸Course\tFee\nWater\t5000', table],
  ['‸Course     Fee\nWater      5000', table],
  ['‸**ठूलो।**हुन्छ', space],
  ['‸*Note:*word', space],
  ['‸__Note__word', 'inside a word, _ does nothing; write * instead'],
  ['A ‸++marked++ word', 'marks of another program; in a text, bold is **bold**'],
  ['‸!!! note\n    Bring a pen.', 'a box is written <Callout> … </Callout>'],
  ['‸\uF0D8 Law', wingdings('F0D8')],
  ['‸Law &#xF0FC;', wingdings('F0FC')],
  ['One.\n\n‸g]kfn ;/sf/, lzIff dGqfno', preeti],
  ['One.\n\n‸sd{rf/L k|lzIf0f s]Gb|\nsf7df8f}+', preeti],
])('tells of %j what is wrong and what to write', async (text, message) => {
  const { lines, here } = await tell({ [at]: page(text) })
  expect(lines).toEqual([`${here}  ${message}`])
})

it.each<[field: string, message: string]>([
  ['title: ‸;Ddfg / k|ljlw', preeti],
  ['title: ‸{sd{rf/L} k|lzIf0f s]Gb|', preeti],
  ['title: Law ‸\uF0FC', wingdings('F0FC')],
  ['title: The ‸*best* day', 'title: a field is plain text; visitors would see these characters'],
])('tells of the field %j what is wrong and what to write', async (field, message) => {
  const { lines, here } = await tell({
    [programPath]: program({ title: undefined }).replace('---\n', `---\n${field}\n`),
  })
  expect(lines).toContain(`${here}  ${message}`)
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
  '> We learnt a lot.\n> — Ram Bahadur',
  '12. December was cold.\nR. Sharma came.\nB. Karki left.',
  'Fee 500*, hostel 600*\n\n\\*VAT is not in the price.',
  'क) कानुन\\\nख) पानी\\\nग) जमिन',
  'Maitighar Institute\\\nMaitighar 11\\\nKathmandu\\\nPhone: 01-4234567\\\nFax: 01-4234568',
  'We teach planning.\nWe are in Kathmandu.\nOur office is open.\nCome and see!',
  'Note: bring a pen.\nFee: none.',
  'We teach planning in\nKathmandu and Pokhara\nsince 1990.  Now\nin Butwal.  Too.',
  '| Course | Fee |\n| --- | --- |\n| Water | 5000 |',
  'C++ and Java++, a == b == c, 9:30:15, std::vector::size and x^2',
  'Mon;Tue, s/he, and/or, w/o, b2b, \\[sic], it’s, O’Neil, 24/7, MacBook, GitHub; arr\\[0] {"x"}',
  'Rs. 500/-, B.Sc./B.A., a|b, TypeScript/JavaScript, Ph.D., https://example.org/a;b]c/;d',
])('is silent about %j', async (text) => {
  const { lines } = await tell({ [at]: page(text) })
  expect(lines.filter((line) => !/straight|reads out/.test(line))).toEqual([])
})
