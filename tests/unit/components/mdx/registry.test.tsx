import { renderMarkup } from '#tests/unit/page-media.tsx'
import { readFileSync } from 'node:fs'
import type { ComponentProps } from 'react'
import { expect, expectTypeOf, test } from 'vitest'
import { Body } from '#components/mdx/Body.tsx'
import { compileBody } from '#scripts/content/markdown/compile-body.ts'

function show(markdown: string): string {
  const { tree } = compileBody(markdown)
  return tree ? renderMarkup(<Body of={{ body: { tree } }} />) : ''
}

test('a placeholder inside a sentence reads as part of it', () => {
  expect(show('It lasts <Placeholder>five days</Placeholder>.')).toBe(
    '<p>It lasts <span>five days</span>.</p>',
  )
})

test('a placeholder around paragraphs leaves them paragraphs', () => {
  expect(show('<Placeholder>\n  One.\n\n  Two.\n</Placeholder>')).toBe('<p>One.</p><p>Two.</p>')
})

test('a link keeps its address and its words', () => {
  expect(show('[Contact](/contact)')).toBe('<p><a href="/contact">Contact</a></p>')
  expect(show('[Map](https://example.org/a)')).toContain('href="https://example.org/a"')
})

test('a picture in the text waits until it is near', () => {
  expect(show('![A room](/images/room.jpg)')).toContain('loading="lazy"')
})

test('a callout is a note with its title first', () => {
  const html = show('<Callout title="Good to know">In English.</Callout>')
  expect(html).toMatch(/^<div role="note".*Good to know.*In English\./)
})

test('an action is one link to its page', () => {
  const html = show('<Action to="/contact">Ask about this course</Action>')
  expect(html).toMatch(/^<a href="\/contact"[^>]*>Ask about this course/)
})

test('editors check MDX against the components and props that writers may use', () => {
  expect(readFileSync('tsconfig.json', 'utf8')).toContain('"mdx": { "checkMdx": true }')
  type Props<N extends keyof MDXProvidedComponents> = ComponentProps<MDXProvidedComponents[N]>
  expectTypeOf<Props<'Action'>['to']>().toEqualTypeOf<string>()
  expectTypeOf<Props<'Callout'>['title']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<MDXProvidedComponents>().not.toHaveProperty('Hero')
})
