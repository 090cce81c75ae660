import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { type HtmlNode, markdownOf } from '#components/admin/text/paste.ts'

const htmlOf = (text: string): HtmlNode => parseDocument(text)
const pasted = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'pasted', name), 'utf8')

test.each(['word', 'docs'])('what is copied from %s becomes Markdown', (name) => {
  expect(markdownOf(htmlOf(pasted(`${name}-html.txt`)))).toEqual({
    markdown: pasted(`${name}-markdown.txt`).trim(),
    isBlock: true,
  })
})

test.each([
  ['a <b>bold </b>word', 'a **bold** word'],
  [
    'ask <a href="javascript:x">us</a> or <a href="/contact">the <u>office</u></a>',
    'ask us or [the office](/contact)',
  ],
  ['<b>info@example.org</b> or www.example.org', '**info@example.org** or www.example.org'],
  ['<p>10<sup>5</sup> m<sup>2</sup> of H<sub>2</sub>O</p>', '10⁵ m² of H₂O'],
  [
    'm<span style="vertical-align:super">12</span>, the 1<sup>st</sup> <b>of x<sup>-1</sup></b>',
    'm¹², the 1st **of x-1**',
  ],
])('words of a paragraph, such as %s, stay in the line', (html, markdown) => {
  expect(markdownOf(htmlOf(html))).toEqual({ markdown, isBlock: false })
})

test.each([
  ['<span style="color: red">words alone</span>'],
  ['<pre>- **Markdown** of a page</pre>'],
])('%s is put in as it is', (html) => {
  expect(markdownOf(htmlOf(html))).toBeUndefined()
})

test('headings begin with the second level, none is skipped, and each is one line', () => {
  const html = '<h3>a<br>b<i> c<br></i>d</h3><h6><b>b<br></b></h6><blockquote><p>q</p></blockquote>'
  expect(markdownOf(htmlOf(html))?.markdown).toBe('## a b *c* d\n\n### b\n\n> q')
})

test.each([
  ['<span style="mso-list: Ignore">1.</span>', '1. No. 5 Street'],
  ['<span style="mso-list: Ignore">·</span>', '- No. 5 Street'],
  ['', '- No. 5 Street'],
])('the marker of an entry of Word, %j, decides on its list, not its words', (marker, markdown) => {
  const html = `<p style="mso-list: l0 level1 lfo1">${marker}No. 5 Street</p><p>x</p>`
  expect(markdownOf(htmlOf(html))?.markdown).toBe(`${markdown}\n\nx`)
})

const entryOf = (marker: string, level = 1) =>
  `<p style="mso-list: l0 level${level} lfo1"><span style="mso-list: Ignore">${marker}&nbsp; </span>Pay</p>`

test.each([
  ['<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
  [
    `${entryOf('1.')}<p>x</p>${entryOf('2.')}${entryOf('2.4)', 2)}`,
    '1. Pay\n\nx\n\n2. Pay\n\n   4. Pay',
  ],
])('the list %s begins with its number', (html, markdown) => {
  expect(markdownOf(htmlOf(html))?.markdown).toBe(markdown)
})

test.each([
  ['<p>Morning: lessons</p><p>Evening: visits</p>', 'Morning: lessons; Evening: visits'],
  [
    '<p>Lessons are held. Bring:</p><ul><li>a pen<ul><li>blue</li></ul></li></ul>',
    'Lessons are held. Bring: a pen; blue',
  ],
  [
    `${entryOf('1.')}${entryOf('2.')}<div>two<br><i>lines<br></i></div>end`,
    'Pay; Pay; two *lines*; end',
  ],
])('the blocks %s of a cell become phrases of one line', (html, words) => {
  const table = `<table><tr><th>${html}</th></tr><tr><td>${html}</td></tr></table>`
  expect(markdownOf(htmlOf(table))?.markdown).toBe(`| ${words} |\n| - |\n| ${words} |`)
})

test.each([
  [
    '<table><tr><td rowspan=2>Sunday</td><td>9</td></tr><tr><td>11</td></tr></table>',
    '| Sunday | 9 |\n| - | - |\n| | 11 |',
  ],
  [
    '<table><tr><th colspan=2>Fee</th></tr><tr><td>a</td><td>b</td></tr></table>',
    '| Fee | |\n| - | - |\n| a | b |',
  ],
  ['<p>five <del>six</del> <b>days</b></p>', 'five **days**'],
  [
    '<p><b>Fee</b><a href="#_msocom_1">[A1]</a></p><div style="mso-element:comment-list">why?</div>',
    '**Fee**',
  ],
  ['<p><b>Fee</b><sup><a href="#cmnt1">[a]</a></sup></p>', '**Fee**'],
  [
    '<a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D">the law</a>',
    '[the law](https://example.org/a)',
  ],
])('what Markdown lacks and Word and Google add, as in %s, comes right', (html, markdown) => {
  expect(markdownOf(htmlOf(html))?.markdown).toBe(markdown)
})
