import { renderMarkup } from '#tests/engine/page-media.tsx'
import { Body } from '#components/mdx/Body.tsx'
import { compileBody } from '#scripts/read/markdown/compile-body.ts'
import { readFileSync } from 'node:fs'
import type { ComponentProps } from 'react'
import { expect, expectTypeOf, test } from 'vitest'

function show(markdown: string): string {
  const { tree } = compileBody(markdown)
  return tree ? renderMarkup(<Body of={{ body: { tree } }} />) : ''
}

test.each([
  [
    'a flagged text inside a sentence reads as part of it',
    'It lasts <ToSupply>five days</ToSupply>.',
    '<p>It lasts <span>five days</span>.</p>',
  ],
  [
    'a flag around paragraphs leaves them paragraphs',
    '<ToConfirm>\n  One.\n\n  Two.\n</ToConfirm>',
    '<p>One.</p><p>Two.</p>',
  ],
  [
    'a flag around a whole text leaves it one text, with a link or another flag too',
    '<ToConfirm>See <ToSupply>*how*</ToSupply> [we teach](/training).</ToConfirm>',
    '<span>See <span><em>how</em></span> <a href="/training">we teach</a>.</span>',
  ],
  [
    'a flag around a deleted paragraph leaves it a paragraph',
    '<ToConfirm>\n<del>\n\nOne.\n\n</del>\n</ToConfirm>',
    '<del><p>One.</p></del>',
  ],
])('%s', (_, markdown, html) => {
  expect(show(markdown)).toBe(html)
})

test.each([
  ['## Fees [#money]', '<h2 id="money">Fees</h2>'],
  ['## *Fees* and dates', '<h2 id="fees-and-dates"><em>Fees</em> and dates</h2>'],
  ['## Fees [#1] and [#two]', '<h2 id="two">Fees [#1] and</h2>'],
])('the heading %s has the id in brackets, or one from its words', (markdown, html) => {
  expect(show(markdown)).toBe(html)
})

test('a component that is not registered is an error', () => {
  expect(() => show('<Unknown />')).toThrow('not registered')
})

test('a callout is a note with its title first', () => {
  const html = show('<Callout title="Good to know">In English.</Callout>')
  expect(html).toMatch(/^<div role="note".*Good to know.*In English\./)
})

test('editors check MDX against the components and props that writers may use', () => {
  expect(readFileSync('tsconfig.json', 'utf8')).toContain('"mdx": { "checkMdx": true }')
  type Props<N extends keyof MDXProvidedComponents> = ComponentProps<MDXProvidedComponents[N]>
  expectTypeOf<Props<'Action'>['to']>().toEqualTypeOf<string>()
  expectTypeOf<Props<'Callout'>['title']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<MDXProvidedComponents>().not.toHaveProperty('Hero')
})
