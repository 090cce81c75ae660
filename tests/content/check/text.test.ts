import { expect, it } from 'vitest'
import { check, entry, page, program, programPath } from '../small-site.ts'

const checkBody = (body: string) =>
  check({ 'pages/a.mdx': page(body), [programPath]: program() }, ['public/images/a.png'])

const faqOf = (text: string) => ({ 'content/faqs/one.mdx': entry('faq', {}, text) })

it.each(['A <span ‸id="x">part</span>.', 'A‸[^1].\n\n[^1]: A note.'])(
  'refuses an id that two texts of a page can have: %s',
  async (text) => {
    const { lines, here } = await check(faqOf(text))
    expect(lines).toEqual([
      `${here}  a page shows the text of a faq beside others; expected no ids and no footnotes in it`,
    ])
  },
)

const programCode = 'a line that begins with import or export is code; content has none'

it.each(
  Object.entries({
    'Text ‸{one two}.': '`{` begins an expression, but this is not one',
    'Text ‸{one': '`{` opens braces that are not closed',
    '## Fees ‸{#fees}': 'a heading id is written in square brackets: `## Heading [#id]`',
    'a <‸5': '`<` begins a component or tag; 5 cannot be here',
    '‸<!-- note -->': 'a comment is written {/* like this */}',
    '‸<https://example.org>': 'an address is written [https://example.org](https://example.org)',
    '<Action to=‸x>y</Action>': 'the value of a prop is in quotation marks: name="value"',
    '‸<Callout>\n\nText': '<Callout> is not closed; expected </Callout>',
    '<Callout>\nOne.\n\n- Two. ‸</Callout>':
      '</Callout> belongs to the paragraph or list above it, and <Callout> doesn’t',
    '<Callout title="Ask "us‸"">\n\nText\n\n</Callout>': 'the tag is not finished',
    '‸<Callout title="Ask us>\n\nText': '`<` opens a tag that is not finished',
    '<Callout>x‸</Action>': '</Action> closes <Callout>; expected </Callout>',
    'Text <‸/Callout>': 'a closing tag without its opening tag',
    '<b>one‸<br>two</b>': 'write <br /> with a slash',
    '<a href="/">‸<img src="/images/a.png"></a>':
      'a picture is written ![what it shows](/images/name.jpg)',
    'Text ‸<Callout>\n\nmore</Callout>':
      '<Callout> is not closed where it was opened; expected </Callout> in the same paragraph or heading',
    '‸import taxes fell': programCode,
    '<‸Calout>x</Calout>':
      '<Calout> is not a component that content may use. Did you mean "Callout"?',
    '<Callout ‸titel="x">x</Callout>': 'Callout titel: unknown prop. Did you mean "title"?',
    '<‸Action>x</Action>': 'Action to: missing; write it as `to="/contact"`',
    '<Callout ‸title={3}>x</Callout>':
      'Callout title: expected text of at most 60 characters, got the number 3',
    '<Action to="/" ‸to="/">x</Action>': 'to is written a second time',
    '<‸Action to="/" />': '<Action> needs text between <Action> and </Action>',
    '<‸>x</>': '<> is not a component that content may use',
    '<span ‸class="x">x</span>': 'class: styles are not allowed; delete it',
    '<span ‸style="x">x</span>': 'style: styles are not allowed; delete it',
    '<span ‸onClick="x">x</span>': 'onClick: scripts are not allowed; delete it',
    '<span ‸langg="ne">x</span>': 'langg is not allowed here. Did you mean "lang"?',
    '<‸blink>x</blink>': '<blink> is not allowed in content',
    '<‸script>x</script>': 'scripts are not allowed',
    '<‸callout>x</callout>': '<callout> is not allowed in content. Did you mean "Callout"?',
    '<‸a href="/">x</a>': 'a link is written [text](/contact)',
    '‸<img src="/a.png">': 'a picture is written ![what it shows](/images/name.jpg)',
    'A[^a].\n\n[^a]: One.\n\n‸[^a]: Two.':
      'this footnote is written a second time, and visitors see the first one only',
    '‸## A [#user-content-fn-a]\n\nA[^a].\n\n[^a]: One.':
      'the id "user-content-fn-a" is taken by a footnote',
    '‸```\ncode': '``` begins code and nothing ends it; expected a second ``` where the code ends',
    '| a | b |\n| - | - |\n‸| 1 | 2 | 3 |':
      'this row has 3 cells and the head of the table 2; the rest is not shown',
    '‸<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> x':
      'two versions are here; make one of them and delete the lines of <<<<<<<, ======= and >>>>>>>',
    '‸# Title': 'the heading of the page comes from its frontmatter; begin at ##',
    '## A\n\n‸#### B': 'expected at most ### here, got ####',
    '## A [#x]\n\n‸## B [#x]': 'the id "x" is taken by line 9',
    '‸## A [#x y]': 'expected an id of letters, digits and hyphens, got "x y"',
    '‸## ???': 'expected an id of letters, digits and hyphens, got ""',
  }),
)('explains %j at the place to change', async (body, message) => {
  const { lines, here } = await checkBody(body)
  expect(lines).toEqual([`${here}  ${message}`])
})

it('shows every error of syntax of a text in one run, and its other faults', async () => {
  const { places, marks } = await checkBody(
    'Text ‸{one two}.\n\na <‸5\n\n<‸Calout>x</Calout>\n\n[x](‸/nowhere)\n\na‸<br>b\n\nc‸<br>d\n\nText ‸{one',
  )
  expect(places).toEqual(marks)
})

it.each([
  '{"text"} {3} {`text`} {["a", -1]} \\{ \\< &lt; `{x} <y>`\n\n```\n{x} <y\n```\n',
  '``` \ncode\n```\n\n---\n\nMore.\n\n> ~~~\n> code\n> ~~~\n\n- ```js\n  code\n  ```',
  '| a | b |\n| - | - |\n| 1 |',
  '## A heading\n\nThe colour #ffe97a. {/* only for us */}',
  'Text {/* one */} and {/* two */}.\n\n{/* note */}\n\n{\n  /* note */\n}\n\n{// note\n}',
])('allows %j', async (body) => {
  expect((await checkBody(body)).lines).toEqual([])
})

it.each([
  'Text ‸{name}.',
  'Text ‸{f()}.',
  '<Callout ‸title={f()}>x</Callout>',
  '<Callout ‸{...x}>x</Callout>',
  '‸{f()}',
  '[Fees ‸{f()}](/a)',
  '| a |\n|---|\n| ‸{f()} |',
  '‸{/* note */ f()}',
  '‸{"a", "b"}',
])('refuses the program code in %s', async (body) => {
  const { lines, here } = await checkBody(body)
  expect(lines).toEqual([`${here}  braces contain code; content has plain values only`])
})

it.each([
  ['faq', 'question: Why?'],
  ['trainer', 'name: A\nrole: B'],
])('allows no heading in the text of a %s, which is below one of its own', async (kind, fields) => {
  const { lines, here } = await check({
    [`content/${kind}s/a.mdx`]: `---\n${fields}\norder: 1\n---\n\nText.\n\n‸## More\n\nText.\n`,
  })
  expect(lines).toEqual([
    `${here}  the text of a ${kind} is shown below a heading; expected no other in it`,
  ])
})
