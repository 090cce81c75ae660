import { describe, expect, it } from 'vitest'
import { applyFixes } from '#scripts/check/apply-fixes.ts'
import { check, inField, inText, page, program, programPath } from '../small-site.ts'

const assets = ['public/images/team.jpg', 'public/images/a.png', 'public/brochures/local.pdf']

const found = (files: Record<string, string>) =>
  check(
    { 'pages/index-page.mdx': page('## Top'), 'pages/b.mdx': page('## Top', 'B'), ...files },
    assets,
  )

/** Texts of a page with a fault of the rule at each ‸. */
const texts = {
  'broken-anchor': ['[x](‸#her)\n\n## Here', '[x](‸/programs/local#date)'],
  'broken-link': [
    '[x](‸/A) [x](‸/a.html) [x](‸/404) [x](‸a) [x](‸https:contact) ‸[x]()',
    '<Action to="‸/aa">x</Action> [x](‸https://the-real-institute.np)',
  ],
  'component-prop': [
    '<Callout ‸titel="x">x</Callout> <‸Action>x</Action> <Callout ‸title={3}>x</Callout>',
    '<Action to="/" ‸to="/">x</Action> <‸Action to="/" />',
  ],
  conflict: ['‸<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> x', 'Text.\n‸>>>>>>> main'],
  'duplicate-value': ['A[^a].\n\n[^a]: One.\n\n‸[^a]: Two.'],
  expression: [
    'Text ‸{name} and ‸{f()}.\n\n‸{f()}\n\n‸{/* note */ f()}\n\n‸{"a", "b"}',
    '<Callout ‸title={f()}>x</Callout>\n\n<Callout ‸{...x}>x</Callout>\n\n[Fees ‸{f()}](/a)',
    '| a |\n|---|\n| ‸{f()} |',
  ],
  'file-encoding': [
    '‸\uF0D8 Law',
    '‸Law &#xF0FC;',
    '‸One&#x202E; two',
    'One ‸[two](https://example.org/&NoBreak;) ‸{["\\uD800"]}\n\n‸<Callout title={`\\0`}>Two</Callout>',
  ],
  heading: [
    '‸# Title\n\n## A\n\n‸#### B',
    '## A [#x]\n\n‸## B [#x]\n\n‸## A [#x y]\n\n‸## ???\n\n‸##\n\nMore.',
    '‸## A [#user-content-fn-a]\n\nA[^a].\n\n[^a]: One.',
    'We teach planning.\n‸---\n\nWe teach budgets\n‸-',
  ],
  html: [
    '<span ‸class="x">x</span> <span ‸style="x">x</span> <span ‸onClick="x">x</span>',
    '<span ‸langg="ne">x</span> <‸blink>x</blink> <‸script>x</script> <‸callout>x</callout>',
    '<‸a href="/">x</a>',
  ],
  image: ['![x](‸https://example.org/a.svg)', '![](‸/images/team.jpg)'],
  'import-export': ['‸import taxes fell'],
  'mdx-syntax': [
    'Text ‸{one two}.',
    'Text ‸{one',
    '## Fees ‸{#fees}',
    'a <‸5',
    '‸<!-- note -->',
    '‸<https://example.org>',
    '<Action to=‸x>y</Action>',
    '‸<Callout>\n\nText',
    '<Callout>\nOne.\n\n- Two. ‸</Callout>',
    '<Callout title="Ask "us‸"">\n\nText\n\n</Callout>',
    '‸<Callout title="Ask us>\n\nText',
    '<Callout>x‸</Action>',
    'Text <‸/Callout>',
    '<b>one‸<br>two</b>',
    '<a href="/">‸<img src="/images/a.png"></a>',
    'Text ‸<Callout>\n\nmore</Callout>',
    '‸<img src="/a.png">',
    '‸```\ncode',
  ],
  'missing-file': [
    '[x](‸/brochures/lokal.pdf) ![x](‸/images/teem.jpg) ![x](‸/brochures/local.pdf)',
  ],
  'old-font': ['One.\n\n‸g]kfn ;/sf/, lzIff dGqfno', 'One.\n\n‸sd{rf/L k|lzIf0f s]Gb|\nsf7df8f}+'],
  table: ['| a | b |\n| - | - |\n‸| 1 | 2 | 3 |'],
  'unknown-component': ['<‸Calout>x</Calout>', '<‸>x</>'],
  'unsafe-link': [
    '[x](‸javascript:alert(1)) [x](<‸JaVaScRiPt:x>) [x](‸//example.org) [x](‸/\\evil.org)',
    '[x]\n\n[x]: ‸javascript:x',
    '[x](<‸mailto: a b@example.org?subject=My fee>) [x](‸tel:01-4234567)',
    '![x](‸http://example.org/a.png) [x](‸HTTPS://example.org) [A](‸http://localhost:5173/a)',
    '[Pay at Esewa.com.np](‸https://evil.example/?utm_source=x) [a@gmail.com](‸mailto:b@gmail.com)',
    '<Action to="‸https://evil.example">Pay at a.org</Action>',
    '[x](‸mailto:a@example.org,b@evil.org) [x](‸mailto:?to=b@evil.org) [x](‸mailto:a@exаmple.org)',
    '[x](‸mailto:a@a.org?body=x&bcc=b@evil.org) [x](‸mailto:a@a.org?body=x&b%63c=b@evil.org)',
    '[x](‸mailto:a@a.org?subject=Hi%0ABcc:b@evil.org)',
    '[x](‸https://example.org/a।) [x](‸/a।)',
    '[x](‸https://docs.google.com/forms/d/1/edit#a) [x](‸https://mail.google.com/mail/u/0/)',
  ],
}

/** Fields of a program with a fault of the rule at each ‸. */
const fields = {
  'bad-value': [
    'subjects: ‸[]',
    'order: ‸100000',
    'publishFrom: ‸2027-02-30',
    'publishFrom: ‸2083-10-17',
    'artwork: { hour: ‸down }',
    'toConfirm: [‸sumary, ‸hero.lead, ‸toSupply]',
    'formerly: [‸about-us, ‸/about-us/]',
  ],
  'broken-link': ['image: { src: ‸images/team.jpg, alt: A }'],
  conflict: ['‸<<<<<<< HEAD\norder: 1\n=======\norder: 2\n>>>>>>> x'],
  'duplicate-key': ['order: 1\n‸order: 2'],
  'duplicate-route': ['formerly: [‸/Index, ‸/404, ‸/Offline, ‸/programs/page/2, /x, ‸/X]'],
  'file-encoding': [
    'location: ‸"a\\u202Eb"',
    'title: Law ‸\uF0FC, Wa‸\u200Bter, one‸\uFFFE two‸\u200F three‸\u061C four‸\u115F five‸\u3164 six',
    'title: One‸\u180E two‸\u{E0041} three‸\u2800 four‸\u034F five‸\uFFFD six‸\u2028',
    'title: institute‸â€™s ‸â€œwordsâ€ na‸Ã¯ve ‸Ã‰cole in ‸à¤¨à¥\u2021',
  ],
  flags: [
    'toSupply: [‸location]',
    'toSupply: [title]\ntoConfirm: [‸title]',
    'image: { src: ‸https://example.org/a.png, alt: A }',
  ],
  'missing-file': [
    'image: { src: ‸/images/teem.jpg, alt: x }\nbrochureLink: ‸/brochures/lokal.pdf',
  ],
  'old-font': ['title: ‸;Ddfg / k|ljlw'],
  'unknown-key': ['‸durashun: 5 days', '‸__proto__: { title: x }', '‸<<: { order: 1 }\norder: 1'],
  'wrong-type': [
    'subjects: ‸Planning',
    'subjects:\n  - Planning\n  - ‸[]',
    'draft: ‸yes',
    '‸summary:',
    'toConfirm: ‸summary',
  ],
  'yaml-feature': [
    'location: Room‸ #5',
    'location: &here ‸Poland',
    'location: ‸**here**',
    'location: !!js/function ‸x',
  ],
  'yaml-syntax': [
    'order: ‸"1',
    'image:\n‸\tsrc: /x.png\n  alt: x',
    'image:\n    src: /x.png\n‸  alt: x',
    'subjects:\n  - Law\n   ‸- Practice',
    'subjects:\n  - Law\n‸  Water',
    'location: ‸Poland: Warsaw',
    'order: ‸@1',
    '‸order 1',
    '‸order:\u00A01',
    'artwork: ‸{ hour: noon\nlocation: Here',
    'fee: { amount: ‸25000 currency: NPR }',
    'tags: ‸- one',
    'subjects:\n  ‸* Law',
    "location: 'Rock'‸n roll'",
    'location: "a‸\\q"',
  ],
}

const casesOf = (faults: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(faults).flatMap(([rule, all]) => all.map((each) => [rule, each] as const))

describe('the rule', () => {
  it.each(casesOf(texts))('%s finds %j', async (rule, text) => {
    const dates = { [programPath]: program({}, '## Dates [#dates]') }
    const { rules, places, marks } = await found({ ...dates, ...inText(text) })
    expect(new Set(rules)).toEqual(new Set([rule]))
    expect(places).toEqual(marks)
  })

  it.each(casesOf(fields))('%s finds the field %j', async (rule, yaml) => {
    const { rules, places, marks } = await found(inField(yaml))
    expect(new Set(rules)).toEqual(new Set([rule]))
    expect(places).toEqual(marks)
  })
})

it.each([
  '{"text"} {3} {`text`} {["a", -1]} \\{ \\< &lt; `{x} <y>`\n\n```\n{x} <y\n```\n',
  '``` \ncode\n```\n\n---\n\nMore.\n\n> ~~~\n> code\n> ~~~\n\n- ```js\n  code\n  ```',
  '| a | b |\n| - | - |\n| 1 |',
  '## A heading\n\nThe colour #ffe97a. {/* only for us */}',
  'Text {/* one */} and {/* two */}.\n\n{/* note */}\n\n{\n  /* note */\n}\n\n{// note\n}',
])('the text %j has no fault', async (text) => {
  expect((await found(inText(text))).lines).toEqual([])
})

it.each([
  'location: "Room #5"\nfocus: क्षेत्र‍को‌ नाम',
  "location: '# 5'\nfocus: C#",
  'description: |-\n  One.\n  # not a note',
  'subjects:\n  - "# Law"\n  - Practice#2',
  'title: “MANHÃ”, MANHÃS, ÉCOLE, pâté, 5 €, voilà',
  'location: "\\u0928\\u200D \\U0001F600\\n"',
])('the field %j has no fault', async (yaml) => {
  expect((await found(inField(yaml))).lines).toEqual([])
})

/** A site with all its fixes. */
async function fixed(files: Record<string, string>) {
  const { diagnostics } = await found(files)
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => {
      const fixes = diagnostics.flatMap((each) => (each.path === path && each.fix) || [])
      return [path, Buffer.from(applyFixes(Buffer.from(text), fixes).bytes).toString()]
    }),
  )
}

describe('a fault has a fix if there is only one possibility:', () => {
  it.each(
    Object.entries({
      'durashion: 5 days': 'duration: 5 days',
      'image: { src: images/team.jpg, alt: A }': 'image: { src: /images/team.jpg, alt: A }',
      'artwork: { hour: "dwan" }': 'artwork: { hour: "dawn" }',
      'draft: off': 'draft: false',
      'publishFrom: Poush 15, 2083': 'publishFrom: 2026-12-30',
      'publishFrom: 31.1.2027': 'publishFrom: 2027-01-31',
      'subjects:\n  * Law': 'subjects:\n  - Law',
      'fee: 28500': 'fee: { amount: 28500 }',
      'order: “१”': 'order: 1',
      'title: Wa\u200Bter': 'title: Water',
      'title: Say\u2028Second': 'title: Say Second',
    }),
  )('in the field %j', async (yaml, right) => {
    expect(await fixed(inField(yaml))).toEqual(inField(right))
  })

  it.each(
    Object.entries({
      '[x](/Index-Page) [y](/b#top)': '[x](/index-page) [y](/b#top)',
      'Write to <a@example.org>.': 'Write to [a@example.org](mailto:a@example.org).',
      'See [it](/b.html).': 'See [it](/b).',
      '[x](#Fees)\n\n## Fees [#fees]': '[x](#fees)\n\n## Fees [#fees]',
      'See www.example.org/a.': 'See https://www.example.org/a.',
      '[us](a@example.org)': '[us](mailto:a@example.org)',
      '![A team](/images/Team.JPG)': '![A team](/images/team.jpg)',
      '![A](images/team.jpg)': '![A](/images/team.jpg)',
      '![A](../public/images/team.jpg)': '![A](/images/team.jpg)',
      '![A](..\\public\\images\\team.jpg)': '![A](/images/team.jpg)',
      '[A](/public/images/team.jpg)': '[A](/images/team.jpg)',
      '<Action too="/b">Go</Action>': '<Action to="/b">Go</Action>',
      '<Calout>Go</Calout>': '<Callout>Go</Callout>',
      '<action to="/b">Go</action>': '<Action to="/b">Go</Action>',
      'One<br>two': 'One<br />two',
      '[x](<mailto:a@a.org?subject=My fee>)': '[x](<mailto:a@a.org?subject=My%20fee>)',
      '# Fees': '## Fees',
      'Text.\n\n#### Fees': 'Text.\n\n## Fees',
      '<!-- note --> x': '{/* note */} x',
      '[x](/A)': '[x](/a)',
      '[x](https://the-real-institute.np/b#top)': '[x](/b#top)',
      '[x](https://a.org/?utm_source=y&b=1&utm_medium=z#c)': '[x](https://a.org/?b=1#c)',
      '<span langg="ne">x</span>': '<span lang="ne">x</span>',
    }),
  )('in the text %j', async (text, right) => {
    expect(await fixed(inText(text))).toEqual(inText(right))
  })

  it.each([
    ['the page may still have to be written', inText('[x](/indx-page)')],
    ['the heading may still have to be written', inText('[x](#feas)\n\n## Fees [#fees]')],
    ['the picture may still have to be uploaded', inText('![A team](/images/taem.jpg)')],
    ['a site may have no https', inText('[x](http://example.org)')],
    ['two candidates are near', inField('artwork: { hour: goon }')],
    ['the nearest is three mistakes away', inField('durashun: 5 days')],
    ['an unknown tag is near to no component', inText('<Video>x</Video>')],
    ['a day may be read in two ways', inField('publishFrom: 01/02/2027')],
    ['the wrong words are there twice', inText('[x](/aa/aa#aa)')],
  ])('not if %s', async (_, files) => {
    expect(await fixed(files)).toEqual(files)
  })
})
