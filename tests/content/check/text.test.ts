import { expect, it } from 'vitest'
import { check, page, program, programPath } from '../small-site.ts'

const checkBody = (body: string) =>
  check({ 'pages/a.mdx': page(body), [programPath]: program() }, ['public/images/a.png'])

it.each([
  ['a brace that is no expression', 'Text ‸{one two}.', '`{` begins an expression'],
  ['an open brace', 'Text ‸{one', '`{` opens braces that are not closed'],
  ['the usual heading id', '## Fees ‸{#fees}', 'a heading id is written in square brackets'],
  ['a smaller-than sign', 'a <‸5', '`<` begins a component or tag; 5 cannot be here'],
  ['an HTML comment', '‸<!-- note -->', 'a comment is written {/* like this */}'],
  ['an address in angle brackets', '<https:‸//example.org>', 'a link is written [text](https'],
  ['a prop without quotation marks', '<Action to=‸x>y</Action>', 'the value of a prop is in'],
  [
    'a tag that is not closed',
    '‸<Callout>\n\nText',
    '<Callout> is not closed; expected </Callout>',
  ],
  ['a tag closed by another', '<Callout>x‸</Action>', '</Action> closes <Callout>; expected'],
  ['a closing tag alone', 'Text <‸/Callout>', 'a closing tag without its opening tag'],
  ['a line break without slash', 'one‸<br>two', 'write <br /> with a slash'],
  [
    'a tag across paragraphs',
    'Text ‸<Callout>\n\nmore</Callout>',
    '<Callout> is not closed where it was opened; expected </Callout> in the same paragraph',
  ],
  ['a sentence that begins with import', '‸import taxes fell', 'a line that begins with import'],
  ['an import', "‸import x from 'y'", 'a line that begins with import or export is program code'],
  ['an export', '‸export const x = 1', 'a line that begins with import or export is program code'],
])('explains %s, where it has to be mended', async (_, body, start) => {
  const { lines, here } = await checkBody(body)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(start)
  expect(lines[0]?.split('  ')[0]).toBe(here)
})

it('shows every error of syntax of a text in one run, and its other faults', async () => {
  const { lines, marks } = await checkBody(
    'Text ‸{one two}.\n\na <‸5\n\n<‸Calout>x</Calout>\n\n[x](‸/nowhere)\n\nText ‸{one',
  )
  expect(lines.map((line) => line.split('  ')[0])).toEqual(marks)
})

it('does not blame a closing tag whose opening tag it has left out itself', async () => {
  const { rules } = await checkBody('<Callout>\nText {one two}.\n\nMore.\n</Callout>')
  expect(rules).toEqual(['mdx-syntax'])
})

it('allows plain values in braces, comments and escaped signs', async () => {
  const { diagnostics } = await checkBody(
    '{"text"} {3} {`text`} {["a", -1]} {/* note */} \\{ \\< &lt; `{x} <y>`\n\n```\n{x} <y\n```\n',
  )
  expect(diagnostics).toEqual([])
})

it.each([
  '{name}',
  '{1 + 1}',
  '{f()}',
  '{`${x}`}',
  '{[...x]}',
  '{/x/}',
  '{() => 1}',
  '{{ [x]: 1 }}',
  '{{ a: 1 }}',
  '{["a", { b: 1 }]}',
])('refuses the expression %s', async (expression) => {
  const { lines, here } = await checkBody(`Text ‸${expression}.`)
  expect(lines).toEqual([`${here}  braces contain program code; content has plain values only`])
})

it.each([
  ['a prop', '<Callout ‸title={name}>x</Callout>'],
  ['a call in a prop', '<Callout ‸title={f()}>x</Callout>'],
  ['a template with a value in a prop', '<Callout ‸title={`a ${b}`}>x</Callout>'],
  ['a component as a prop', '<Callout ‸title={<b>x</b>}>x</Callout>'],
  ['a list in a prop that holds more than values', '<Callout ‸title={[name]}>x</Callout>'],
  ['a prop of a component in a line of text', 'Text <Action ‸to={name}>x</Action>.'],
  ['props that are spread', '<Callout ‸{...x}>x</Callout>'],
  ['props that are spread from plain values', '<Callout ‸{...{ title: "x" }}>x</Callout>'],
  ['props that are spread in a line of text', 'Text <Action to="/a" ‸{...x}>y</Action>.'],
  ['what stands on a line of its own', '‸{f()}'],
  ['what stands in a component', '<Callout title="x">\n  ‸{f()}\n</Callout>'],
  ['what stands in a heading', '## Fees ‸{f()}'],
  ['what stands in a list', '- ‸{f()}'],
  ['what stands in a link', '[Fees ‸{f()}](/a)'],
  ['what stands in a cell', '| a |\n|---|\n| ‸{f()} |'],
  ['what stands behind a comment', '‸{/* note */ f()}'],
  ['what stands before a comment', 'Text ‸{f() /* note */}.'],
  ['what stands below a comment to the end of the line', '‸{// note\nf()}'],
  ['two values', '‸{"a", "b"}'],
])('refuses %s that is a program', async (_where, body) => {
  const { rules, lines, marks } = await checkBody(body)
  expect(rules).toContain('expression')
  expect(lines.map((line) => line.split('  ')[0])).toEqual(marks)
})

it.each(['{/* note */}', '{\n  /* note */\n}', 'Text {/* one */} and {/* two */}.', '{// note\n}'])(
  'allows the comment %s',
  async (body) => {
    expect((await checkBody(`Text.\n\n${body}`)).diagnostics).toEqual([])
  },
)

it('names an unknown component and the one that was meant', async () => {
  const { lines, here } = await checkBody('<‸Calout>x</Calout>')
  expect(lines).toEqual([
    `${here}  <Calout> is not a component that content may use. Did you mean "Callout"?`,
  ])
})

it.each([
  [
    'an unknown prop',
    '<Callout ‸titel="x">x</Callout>',
    'Callout titel: unknown prop. Did you mean "title"?',
  ],
  ['a missing prop', '<‸Action>x</Action>', 'Action to: missing; write it as `to="/contact"`'],
  [
    'a prop of the wrong type',
    '<Callout ‸title={3}>x</Callout>',
    'Callout title: expected text of at most 60 characters, got the number 3',
  ],
  [
    'a prop that is written twice',
    '<Action to="/" ‸to="/">x</Action>',
    'to is written a second time',
  ],
  [
    'text that is missing',
    '<‸Action to="/" />',
    '<Action> needs text between <Action> and </Action>',
  ],
  ['a tag without a name', '<‸>x</>', 'a tag without a name does nothing; delete <> and </>'],
  ['a class', '<span ‸class="x">x</span>', 'class: styles are not allowed; delete it'],
  ['a style', '<span ‸style="x">x</span>', 'style: styles are not allowed; delete it'],
  [
    'an event handler',
    '<span ‸onClick="x">x</span>',
    'onClick: scripts are not allowed; delete it',
  ],
  [
    'an unknown attribute',
    '<span ‸langg="ne">x</span>',
    'langg is not allowed here. Did you mean "lang"?',
  ],
  ['an unknown tag', '<‸blink>x</blink>', '<blink> is not allowed in content'],
  ['a script', '<‸script>x</script>', 'scripts are not allowed'],
  [
    'a component in lower case',
    '<‸callout>x</callout>',
    '<callout> is not allowed in content. Did you mean "Callout"?',
  ],
  ['a link as a tag', '<‸a href="/">x</a>', 'a link is written [text](/contact)'],
])('reports %s', async (_, body, message) => {
  const { lines, here } = await checkBody(body)
  expect(lines).toEqual([`${here}  ${message}`])
})

it.each([
  ['a second h1', '‸# Title', 'the heading of the page comes from its frontmatter; begin at ##'],
  ['a level that is skipped', '## A\n\n‸#### B', 'expected at most ### here, got ####'],
  ['an id that is taken', '## A [#x]\n\n‸## B [#x]', 'the id "x" is taken by line 9'],
  [
    'an id that is none',
    '‸## A [#x y]',
    'expected an id of letters, digits and hyphens, got "x y"',
  ],
])('reports %s in headings', async (_, body, message) => {
  const { lines, here } = await checkBody(body)
  expect(lines).toEqual([`${here}  ${message}`])
})

it('gives a heading its own id or one from its words', async () => {
  const { content } = await checkBody('## Fees and dates [#fees]\n\n## Where we are')
  const headings = content?.pages.find(({ slug }) => slug === 'a')?.body.headings
  expect(headings).toMatchObject([
    { depth: 2, text: 'Fees and dates', id: 'fees', line: 9 },
    { depth: 2, text: 'Where we are', id: 'where-we-are', line: 11 },
  ])
})
