import * as fc from 'fast-check'
import type { Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Body } from '#components/mdx/Body.tsx'
import { attributesOfHtml, htmlTags } from '#content/schema/html-tags.ts'
import { validator } from '#scripts/check/built/valid-html.ts'
import { sample, typesetBrochure } from '#tests/engine/components/outputs/brochure/sample.ts'
import { check, inText, program, programPath } from '../small-site.ts'
import { all } from '#tests/run/all.ts'

const nested = (tag: string, depth: number) =>
  `<${tag}>`.repeat(depth) + 'x' + `</${tag}>`.repeat(depth)

test.each([
  ['a ‸<br>b</br>', '<br> takes no text; write <br />'],
  ['‸<hr>a</hr>', '<hr> takes no text; write <hr />'],
  ['‸<table></table>', '<table> needs a row with a cell'],
  ['‸<table><tbody><tr></tr></tbody></table>', '<table> needs a row with a cell'],
  ['<table>‸<td>a</td></table>', "<td> can't be directly in <table>"],
  ['One ‸<td>a</td> two', '<td> belongs directly in <tr>'],
  ['‸<li>a</li>', '<li> belongs directly in <ul> or <ol>'],
  ['<ul>‸a</ul>', "text can't be directly in <ul>; put it into <li>"],
  ['<ul>‸{"a"}</ul>', "text can't be directly in <ul>; put it into <li>"],
  ['<ol>\n\n‸a\n\n</ol>', "text can't be directly in <ol>; put it into <li>"],
  ['‸<details>a</details>', '<details> begins with <summary>'],
  ['‸<summary>a</summary>', '<summary> belongs directly in <details>'],
  ['One ‸<div>a</div> two', "<div> can't be in the middle of a paragraph"],
  ['<p>‸<p>a</p></p>', "<p> can't be in the middle of a paragraph"],
  ['<b>‸<div>a</div></b>', "<div> can't be inside <b>, which takes words only"],
  ['<small>\n  ‸a\n</small>', '<small> and its text have to be on one line: <small>text</small>'],
  ['[a ‸<Action to="/">b</Action>](/)', 'a link is inside another one'],
  ['<ol ‸start="a"><li>a</li></ol>', 'ol start: expected a number from 1 to 999, got "a"'],
  [
    '<table><tbody><tr><td ‸colSpan={0}>a</td></tr></tbody></table>',
    'td colSpan: expected a number from 1 to 999, got 0',
  ],
  ['a <span ‸dir="up">b</span>', 'span dir: expected one of ltr, rtl, auto, got "up"'],
  ['a <span ‸lang="!!">b</span>', 'span lang: expected a language such as ne or en, got "!!"'],
  ['a <time ‸dateTime="x">b</time>', 'time dateTime: expected a time such as 2027-01-31 or 14:30'],
  ['a <span ‸colSpan="2">b</span>', '<span> has no colSpan; delete it'],
  ['a <span ‸id={{a: 1}}>b</span>', 'span id: expected text'],
])('refuses %s', async (body, message) => {
  const { lines, here } = await check(inText(body))
  expect(lines).toEqual([expect.stringContaining(`${here}  ${message}`)])
})

test.each([
  ['tags', nested('b', 17)],
  ['blocks', nested('div', 17)],
  ['quotations', nested('blockquote', 9)],
  ['lists', Array.from({ length: 9 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
])('refuses %s that are nested deeper than a brochure can show', async (_, body) => {
  const { rules } = await check(inText(body))
  expect(rules).toEqual(['too-deep'])
})

test.each([
  ['a question that opens', '<details>\n<summary>Why?</summary>\n\nBecause.\n\n</details>'],
  ['a list that begins at 3', '<ol start="3">\n<li>a</li>\n</ol>'],
  ['terms', '<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>'],
  ['a figure', '<figure>\n\n> a\n\n<figcaption>b</figcaption>\n</figure>'],
  ['a time', 'On <time dateTime="2027-01-31">31 January</time>, <abbr title="a">b</abbr>'],
  ['a cell over two columns', '<table><tr><th colSpan="2">a</th></tr><tr><td>b</td></tr></table>'],
  ['a flagged list', '<ToConfirm>\n- a\n</ToConfirm>'],
  ['lists in lists', Array.from({ length: 5 }, (_, at) => `${'  '.repeat(at)}- **a**`).join('\n')],
])('allows %s', async (_, body) => {
  expect((await check(inText(body))).lines).toEqual([])
})

const tag = fc.constantFrom(...htmlTags, 'Callout', 'ToConfirm')
const value = fc.constantFrom('="1"', '="a"', '="ne"', '="row"', '="2027"', '', '={3}', '={{a: 1}}')
const attribute = fc
  .tuple(fc.constantFrom(...attributesOfHtml), value)
  .map(([name, given]) => ` ${name}${given}`)
const attributes = fc.oneof({ weight: 3, arbitrary: fc.constant('') }, attribute)
const { body } = fc.letrec<{ body: string }>((tie) => ({
  body: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom('a', '- a', '## A', '> a', '[a](/)', '| a |\n|---|\n| b |', '---', ''),
    fc
      .tuple(tag, attributes, tie('body'), fc.constantFrom('', '\n\n'))
      .map(([name, given, inside, gap]) => `<${name}${given}>${gap}${inside}${gap}</${name}>`),
    fc
      .tuple(tie('body'), tie('body'), fc.constantFrom('', ' ', '\n\n'))
      .map(([a, b, gap]) => a + gap + b),
  ),
}))

const numRuns = all ? 5_000 : 40

test('a text of tags that passes is valid HTML, and a brochure can show it', async () => {
  const shown: Root[] = []
  const passes = fc.asyncProperty(body, async (text) => {
    const { content } = await check({ [programPath]: program({}, text || 'a') })
    const [entry] = content?.programs ?? []
    if (!entry) return
    const html = renderToStaticMarkup(<Body of={entry} />)
    const { results } = await validator.validateString(
      `<!doctype html><html lang="en"><head><title>a</title></head><body><main><h1>a</h1>${html}</main></body></html>`,
    )
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
    shown.push(JSON.parse(entry.body.tree))
  })
  await fc.assert(passes, { numRuns })
  // It was one in two.
  expect(shown.length).toBeGreaterThan(numRuns / 10)
  // Fifty in one, since each brochure takes a third of a second.
  for (let at = 0; at < shown.length; at += 50) {
    const children = shown.slice(at, at + 50).flatMap((tree) => tree.children)
    await typesetBrochure({ ...sample, body: { type: 'root', children } })
  }
}, 600_000)
