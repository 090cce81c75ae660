import * as fc from 'fast-check'
import type { Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Body } from '#components/mdx/Body.tsx'
import { attributesOfHtml, htmlTags } from '#content/schema/html-tags.ts'
import { sample, typesetBrochure } from '#tests/engine/components/outputs/brochure/sample.ts'
import { check, inText, program, programPath } from '../small-site.ts'
import { all } from '#tests/run/all.ts'

const nested = (tag: string, depth: number) =>
  `<${tag}>`.repeat(depth) + 'x' + `</${tag}>`.repeat(depth)

test.each([
  ['a ‸<br>b</br>', '<br> takes no text; write <br />'],
  ['‸<hr>a</hr>', '<hr> takes no text; write <hr />'],
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

test('a text of tags that passes is printed by React, and a brochure can show it', async () => {
  const shown: Root[] = []
  const passes = fc.asyncProperty(body, async (text) => {
    const { content } = await check({ [programPath]: program({}, text || 'a') })
    const [entry] = content?.programs ?? []
    if (!entry) return
    renderToStaticMarkup(<Body of={entry} />)
    shown.push(JSON.parse(entry.body.tree))
  })
  await fc.assert(passes, { numRuns })
  expect(shown.length).toBeGreaterThan(numRuns / 10)
  // Fifty in one, since each brochure takes a third of a second.
  for (let at = 0; at < shown.length; at += 50) {
    const children = shown.slice(at, at + 50).flatMap((tree) => tree.children)
    await typesetBrochure({ ...sample, body: { type: 'root', children } })
  }
}, 600_000)
