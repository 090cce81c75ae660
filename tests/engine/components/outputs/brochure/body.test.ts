import { expect, test } from 'vitest'
import { readPdf } from './read-pdf.ts'
import { bodyOf, sample, subjectsOf, typesetBrochure } from './sample.ts'

const before = 'Scope</LBody></LI></L>'
const after = '<H2>How to apply'
/** Groups, and what is between two sheets. */
const others = /<\/?(?:Div|Root|Document)>|\nMaitighar Institute \d+ \/ \d+/g

/** The tags and words that a text becomes in a brochure, and the addresses that it links to. */
async function read(source: string) {
  const content = { ...sample, before: [subjectsOf('Scope')], body: bodyOf(source) }
  const { outline: tags, links, pieces } = await readPdf((await typesetBrochure(content)).pdf)
  const outline = tags.replaceAll(others, '')
  const body = outline.slice(outline.indexOf(before) + before.length, outline.indexOf(after))
  const left = new Map(pieces.map(({ words, left }) => [words, left]))
  return { body, links, left }
}

const texts = [
  ['headings lose their ids', '## A [#a]\n\n### B', '<H2>A</H2><H3>B</H3>'],
  [
    'emphasis of both kinds is strong, since the design has no italics',
    '*a* and **b**',
    '<P><Span>a</Span> and <Span>b</Span></P>',
  ],
  [
    'a flagged text in a sentence is its text',
    'One <ToConfirm>two</ToConfirm> three.',
    '<P>One two three.</P>',
  ],
  [
    'a callout has its title first',
    '<Callout title="Good to know">In English.</Callout>',
    '<P><Span>Good to know</Span></P><P>In English.</P>',
  ],
  ['a link without an address is plain text', '[a]()', '<P>a</P>'],
  [
    'lists have their numbers and their nested lists',
    '3. a\n   - b',
    '<L><LI><Lbl>3.</Lbl><LBody><P>a</P></LBody></LI><L><LI><LBody><P>b</P></LBody></LI></L></L>',
  ],
  ['a quotation is tagged as one', '> a\n>\n> b', '<BlockQuote><P>a</P><P>b</P></BlockQuote>'],
  ['a line across the page is decoration', 'a\n\n---\n\nb', '<P>a</P><P>b</P>'],
  [
    'every row of a table has the same number of cells',
    '| a | b |\n|---|---|\n| c |\n| d | e |',
    '<Table><THead><TR><TH><P><Span>a</Span></P></TH><TH><P><Span>b</Span></P></TH></TR></THead>' +
      '<TBody><TR><TD><P>c</P></TD></TR><TR><TD><P>d</P></TD><TD><P>e</P></TD></TR></TBody></Table>',
  ],
  ['a picture is its alternative text', '![A class](/images/a.jpg)', '<P>A class</P>'],
  ['an expression is its value', '{"a"}', '<P>a</P>'],
  ['code keeps its lines', '```\na\n b\n```', '<Code><P>a</P><P>b</P></Code>'],
  ['a line break stays, and the end of a line is a space', 'a\\\nb\nc', '<P>a\nb c</P>'],
  ['HTML tags are their text', '<div>\n\n<kbd>a</kbd>b\n\n</div>', '<P>ab</P>'],
  [
    'what is struck, emphasised, raised or lowered is not like the words around it',
    '~~a~~b<del>c</del>d<b>e</b>f<u>g</u>H<sub>2</sub>O 10<sup>3</sup>',
    '<P><Span>a</Span>b<Span>c</Span>d<Span>e</Span>f<Span>g</Span>H<Span>2</Span>O 10<Span>3</Span></P>',
  ],
  [
    'blocks on one line of the source are blocks',
    '<dl><dt>a</dt><dd>b</dd></dl><ToConfirm><div>c</div></ToConfirm><details><summary>d</summary>e</details>',
    '<P><Span>a</Span></P><P>b</P><P>c</P><P><Span>d</Span></P><P>e</P>',
  ],
  // Its words are at the end of the whole text.
  [
    'a footnote has its number in the text and its words in a list at the end',
    'Words[^x].\n\n[^x]: A *note*.',
    '<P>Words<Span>[1]</Span>.</P><L><LI><Lbl>1.</Lbl><LBody><P>A <Span>note</Span>.</P></LBody></LI></L>',
  ],
] as const

// One brochure with all of them, since each takes a third of a second.
const together = await read(texts.map(([, source]) => `## 0\n\n${source}`).join('\n\n'))
const bodies = together.body.split('<H2>0</H2>').slice(1)

test.each(texts.map(([name, , body], at) => ({ name, body, at })))('$name', ({ body, at }) => {
  expect(bodies[at]).toBe(body)
})

test('actions and links lead to full addresses, after which come those of the program and the institute', async () => {
  const { body, links } = await read(
    '<Action to="/contact">A</Action>\n\n<Action to="/contact">\n  B\n</Action>\n\n[C][c]\n\n[c]: /c?d#e\n\n[D](#a)',
  )
  expect(body).toBe('ABCD'.replaceAll(/\w/g, '<P><Link><Span>$&</Span></Link></P>'))
  expect(links).toEqual([
    'https://www.example.org/site/contact',
    'https://www.example.org/site/contact',
    'https://www.example.org/site/c?d#e',
    `${sample.url}#a`,
    sample.url,
    sample.contact.map,
    'tel:+97710000000',
    'mailto:info@example.org',
    'https://www.example.org/site/',
  ])
})

test('cells are below those of their column where others take several rows or columns', async () => {
  const { left } = await read(
    '<table><tr><th rowSpan={2}>Day</th><th colSpan={9}>Course</th></tr>' +
      '<tr><th>Topic</th><th>Room</th></tr>' +
      '<tr><td rowSpan="9">Sunday</td><td>Budgets</td><td rowSpan="2">One</td></tr>' +
      '<tr><td colSpan="2">Evidence</td></tr></table>',
  )
  const columns = ['Day Sunday', 'Course Topic Budgets Evidence', 'Room One']
  const edges = columns.map((words) => words.split(' ').map((word) => left.get(word)))
  expect(edges.map((each) => new Set(each).size)).toEqual([1, 1, 1])
  expect(new Set(edges.flat()).size).toBe(3)
})
