import { describe, expect, it } from 'vitest'
import { entry, page, program, programPath } from '#tests/engine/small-sites/small-site.ts'
import { at, everyWord, prose } from './prose-site.ts'

const lead = (value: string) =>
  page('Text.').replace('heading: A page', `heading: A page\n  lead: ${value}`)
const tail = (text: string | undefined) => text?.split('---\n').at(-1)?.trim()

/** A rule, a text and the text with its fix. ‸ is before each place where the rule finds something. */
const found: readonly [rule: string, text: string, fixed?: string][] = [
  ['link-text', 'For dates [‸click **here**](/), or by [‸clicking here](/).'],
  ['link-text', '[‸यहाँ](/), [‸यहाँ क्लिक गर्नुहोस्](/), [‸थप](/) र [‸थप पढ्नुहोस्](/)'],
  ['link-text', '[‸https://example.org](https://example.org) is it.'],
  ['link-text', 'फारम ‸https://example.org/f_7?id=25 मा, शुल्क १०० छ, नियम ‸www.example.org/a ।'],
  ['link-text', '<Action to="/">Go home</Action> or [‸read more](/).'],
  ['alt-text', '![‸team.jpg](/images/a.jpg)'],
  ['straight-quotes', 'It‸\'s ‸"so‸".', 'It’s “so”.'],
  ['straight-quotes', "A \\* and it‸'s **the ‸'90s**", "A \\* and it’s **the '90s**"],
  ['straight-quotes', "‸It's &lt; it", "It's &lt; it"],
  ['straight-quotes', "- A list\n  where it‸'s\n  > quoted", '- A list\n  where it’s\n  > quoted'],
  [
    'straight-quotes',
    'He said “yes‸", she ‸"no”, they ‸\'maybe‸\'.',
    "He said “yes”, she “no”, they 'maybe’.",
  ],
  ['straight-quotes', 'Rock ‸\'n‸\' roll, (‸"a‸"—‸"b‸")', "Rock 'n’ roll, (“a”—“b”)"],
  ['straight-quotes', 'A ‸" b, a‸"b, ‸\'round and ‸\'98'],
  ['doubled-word', 'Read ‸the **the** book.', 'Read the **the** book.'],
  ['mixed-digits', 'शुल्क ‸१2,०0० छ।', 'शुल्क १२,००० छ।'],
  ['past-promise', 'Apply by ‸2026-03-05, ‸5th of March, 2026, ‸Sept. 12 2026, or in March 2027.'],
  ['past-promise', 'Apply by ‸December 2026, or in January 2027.'],
  ['undefined-reference', 'Look at ‸[our *fees*][fees] and ‸[^1].'],
  ['raw-markup', 'A ‸𝗻𝗲𝘄 𝗰𝗼𝘂𝗿𝘀𝗲', 'A new course'],
  ['raw-markup', 'A ‸** new ** course, a ‸**“new”**course, ‸**bold text.'],
  ['raw-markup', 'A ‸** note[^1] ** here and ‸**ठूलो।**हुन्छ।\n\n[^1]: It is short.'],
  ['raw-markup', '‸##Fees\n\n‸##\u00A0The fees', '## Fees\n\n## The fees'],
  ['raw-markup', '‸:::note\nBring a pen.\n:::\n\n‸!!! note\n    Bring a pen.'],
  ['raw-markup', 'Term\n‸: Its meaning'],
  ['raw-markup', '‸-Planning\n-Budgets\n\n‸· Law', '- Planning\n- Budgets\n\n- Law'],
  ['raw-markup', '‸• Planning with `git`'],
  ['raw-markup', '‸![A house](/images/my photo.jpg) or ‸[call](tel:+977 1 4234567).'],
  ['weekday', 'It starts on Monday, ‸5 March 2027, or ‸March 6, 2027 (Tuesday).'],
  ['chat-remains', 'A course. ‸As an AI language model, I plan.'],
  ['chat-remains', '‸```markdown\nA course.\n```'],
  ['straight-quotes', 'A pipe of 6‸" and a rope of 5‸\'.'],
  ['undefined-reference', 'Look at ‸[our fees](page 3).'],
  ['day', 'It ends on ‸31 April 2027 or ‸32 Poush 2083, not ‸12 March 2027 to 5 March 2027.'],
  ['day', 'कोर्स ‸२०८३ फागुन २५ गते (५ मार्च २०२७) सुरु हुन्छ।'],
  [
    'chat-remains',
    '‸Page 2 of 5\n\n‸2 | Page\n\nOpen for all‸... See more\n\n‸Sent from my iPhone',
  ],
  ['chat-remains', 'Fees‸【4†source】 are low: ‸Error! Reference source not found.'],
  ['unfinished', 'The fee is Rs. ‸______'],
  ['raw-markup', '‸– Books\n– Pens\n\n‸१. किताब\n२. कलम\n\n‸| Course | Fee |\n| Law | 25 |'],
  ['raw-markup', 'An e‸ﬃcient ‸ﬁeld', 'An efficient field'],
  ['nepali-signs', 'बिहान ९:३० मा दु‸:ख लाग्यो‸।। बन्द छ‸.', 'बिहान ९:३० मा दुःख लाग्यो। बन्द छ।'],
  ['link-text', '[‸Click here to download](/)'],
  ['alt-text', '![‸IMG_0012](/images/a.jpg)'],
  ['past-promise', 'Apply ‸tomorrow. The class opens ‸next Sunday for the leaders of tomorrow.'],
  ['day', 'It opens at ‸13:00 pm.', 'It opens at 13:00.'],
  ['doubled-word', 'Now‸!!! It costs ‸Rs. Rs. 500.', 'Now! It costs Rs. 500.'],
]

describe('a rule of text', () => {
  it.each(found)('%s finds %j', async (rule, text, fixed) => {
    const result = await prose({ [at]: page(text) })
    expect(result.rules).toEqual([rule])
    expect(result.places).toEqual(result.marks)
    expect(tail(result.fixed(at))).toBe(fixed ?? text.replaceAll('‸', ''))
  })

  it.each([
    'See [our courses](/), [Contact](/) and [more on fees](/).',
    '[यहाँ हाम्रो ठेगाना](/) र [थप कार्यक्रम](/)',
    '![A team of the image archive](/images/a.jpg)',
    '`it\'s` and “so”, it’s 5′.\n\n<Action to="/">Go</Action>',
    'They had had that. Pago Pago. A a. [the](/) `the` the.',
    'फोन +977 1 423 4567 मा, १० बजे; COVID-19 को बेला, 2027 AD मा।',
    'तपाईँ 5 दिन र 3 हप्ता सिक्नुहुन्छ।',
    'यो काम म गर्छु, काम मात्र, बिस्तारै बिस्तारै।',
    'It began on 12 March 2026. It will begin on 12 March 2027, or January 2027.',
    'It starts on 5 March in room 2026, or in Baishakh 2083 or May 2083.',
    '**Fees** are low.',
    '## Fees [#fees]\n\nNote.[^1]\n\n- [x] done\n\n[^1]: A note.',
    'A \\[sic] word, &lbrack;so], `[x]` and [].',
    '**Bold**, \\*\\*, `**`, -5 °C, #1, a–b, 2\\*3.\n\n- one\n\n| a |\n| - |\n| • 1 |',
    '→ Planning comes first.\n\n> We learnt a lot.\n> — Ram Bahadur',
    'Open 9:00:00, Really! Fee 500*, hostel 600*\n\n\\*VAT is not in it.',
    'It starts on Friday, 5 March 2027, Sat. 6 March 2027, or in sunny March 2027.',
    'Here is the improved timetable.\n\n```text\nA course.\n```',
    '2 * 3 * 4, 2*(3+4)*5, 2\\*3\\*4, `5*3*2`, **5** * 3 and the **5**th',
    '5 March 2027 (21 Falgun 2083) to 12 March 2027, no. 2083-014, #admissionopen',
    '*नेपाल*मा **ठूलो**हुन्छ, **ठूलो।** हुन्छ, im**port**ant, snake_case_word',
    '~~gone~~, ~gone~, ~500 or ~600, H₂O, 5–6 or 7–8',
    'One.\n\n---\n\nTwo.\n\n---\n\nnote: three\n\n---',
    'Fees\n----\n\nOne.',
    '## Fees\n\n---\n\nOne.',
    '```yaml\n---\ntitle: Water\n---\n```',
    '- Law\n- Water\n\n1. Law\n2. Water\n\n1) Law\n2) Water\n\n* Law',
    'C++ and Java++, a == b == c, 9:30:15, std::vector::size and x^2',
    'Mon;Tue, s/he, and/or, w/o, b2b, \\[sic], it’s, O’Neil, 24/7, MacBook, GitHub; arr\\[0]',
    '<ToSupply>TBD</ToSupply> and `TODO`',
  ])('leaves alone %j', async (text) => {
    const { faults, lines } = await prose({ [at]: page(text) }, { assets: ['public/images/a.jpg'] })
    expect([faults, lines]).toEqual([[], []])
  })
})

describe('the text of a field is found in its YAML:', () => {
  it.each([
    ["It‸'s plain", 'It’s plain'],
    ["'It‸''s quoted'", "'It’s quoted'"],
    ['"So ‸\\"it‸\\" it is"', '"So “it” it is"'],
    ['"‸\\"So‸\\" it is"', '"“So” it is"'],
    ["It‸'s plain # and this isn't", "It’s plain # and this isn't"],
    ['Of ‸the the lead', 'Of the lead'],
    ['‸“A lead”', 'A lead'],
    ['A ‸**bold‸** lead', 'A bold lead'],
    ['Of ‸the\n    the lead', 'Of the lead'],
    [">-\n    It folds and\n    it‸'s ‸and and", '>-\n    It folds and\n    it’s and'],
  ])('%s', async (value, fixed) => {
    const result = await prose({ [at]: lead(value) })
    expect(result.places).toEqual(result.marks)
    expect(result.fixed(at)).toBe(lead(fixed))
    expect(result.diagnostics[0]?.field).toBe('hero.lead')
  })

  it('a name is not checked for spelling', async () => {
    const speller = { ...everyWord, knows: () => false }
    const path = 'content/partners/p.mdx'
    const { diagnostics } = await prose(
      { [path]: entry('partner', { name: 'Xyzzy Plugh' }) },
      { speller },
    )
    expect(diagnostics.filter((each) => each.path === path)).toEqual([])
  })

  it.each([
    ['raw-markup', 'A <em>new</em> course'],
    ['raw-markup', 'Leadership &amp; Innovation'],
    ['raw-markup', 'A **new** course'],
    ['raw-markup', '<ToSupply>A day</ToSupply>'],
    ['quoted-value', '“A lead”'],
    ['quoted-value', '‘A lead’'],
  ])('%s is found in %s', async (rule, value) => {
    expect((await prose({ [at]: lead(JSON.stringify(value)) })).rules).toEqual([rule])
  })

  it.each([
    'Fewer than < 5, more than > 3',
    'Research & Development; more',
    'Five * stars [sic]',
    'A “lead”, “A” and “b”',
    '“A lead” it is',
    '’90s lead',
  ])('%s is left alone', async (value) => {
    expect((await prose({ [at]: lead(JSON.stringify(value)) })).lines).toEqual([])
  })

  it('the label of a button is checked like the text of a link', async () => {
    const text = lead('A lead').replace('lead: A lead', 'button: { label: ‸Click here, to: / }')
    const result = await prose({ [at]: text })
    expect(result.rules).toEqual(['link-text'])
    expect(result.places).toEqual(result.marks)
  })

  it('a prop that is printed is checked', async () => {
    const result = await prose({
      [at]: page('<Callout title="It‸\'s ‸of of">\n  Text.\n</Callout>'),
    })
    expect(result.places).toEqual(result.marks)
    expect(tail(result.fixed(at))).toBe('<Callout title="It’s of">\n  Text.\n</Callout>')
  })
})

/** A translation with this text. */
const inNepali = (text: string) => `---
title: सिकाइ (Lerning)
description: ${'योजना र बजेटको काम बुझ्ने एउटा वाक्य। '.repeat(2)}
hero: { heading: सिकाइ }
---

${text}
`

describe('a translation', () => {
  it('is checked by the rules that fit Nepali, not by those of English words', async () => {
    const speller = { ...everyWord, knows: () => false }
    const files = {
      [at]: page('Text.'),
      'pages/a.ne.mdx': inNepali('OUR FEE AND DATES FOR सबै ।'),
    }
    const { lines } = await prose(files, { speller })
    expect(lines.filter((line) => line.startsWith('pages/a.ne.mdx'))).toEqual([
      'pages/a.ne.mdx:7:26  a space before ।; delete it',
    ])
  })
})

it('a heading in the text of a program isn’t that of a field', async () => {
  const body = '‸## Who it is for?\n\nA.\n\n‸### Fees\n\nB.\n\n## Who pays the fee\n\nC.'
  const text = program({ audience: '[Planners]' }, body)
  const { lines, places, marks } = await prose({ [programPath]: text })
  expect(places).toEqual(marks)
  expect(lines).toEqual([
    expect.stringContaining('the field `audience` says this already; expected no heading'),
    expect.stringContaining('“Fees” has a field of its own, `fee`; expected its text there'),
  ])
})
