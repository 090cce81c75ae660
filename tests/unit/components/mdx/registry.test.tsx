import { renderToStaticMarkup } from 'react-dom/server'
import { readFileSync } from 'node:fs'
import type { ComponentProps } from 'react'
import { expect, expectTypeOf, test } from 'vitest'
import { Body } from '#components/mdx/Body.tsx'
import { compileMdx } from '#scripts/content/markdown/mdx.ts'

async function show(markdown: string): Promise<string> {
  const { code } = await compileMdx(markdown)
  const body = { code, headings: [], links: [], images: [], sum: '', letters: '', isEmpty: false }
  return renderToStaticMarkup(<Body of={{ body }} />)
}

test('a placeholder inside a sentence reads as part of it', async () => {
  expect(await show('It lasts <Placeholder>five days</Placeholder>.')).toBe(
    '<p>It lasts <span>five days</span>.</p>',
  )
})

test('a placeholder around paragraphs leaves them paragraphs', async () => {
  expect(await show('<Placeholder>\n  One.\n\n  Two.\n</Placeholder>')).toBe(
    '<p>One.</p><p>Two.</p>',
  )
})

test('a link keeps its address and its words', async () => {
  expect(await show('[Contact](/contact)')).toBe('<p><a href="/contact">Contact</a></p>')
  expect(await show('[Map](https://example.org/a)')).toContain('href="https://example.org/a"')
})

test('a picture in the text waits until it is near', async () => {
  expect(await show('![A room](/images/room.jpg)')).toContain('loading="lazy"')
})

test('a callout is a note with its title first', async () => {
  const html = await show('<Callout title="Good to know">In English.</Callout>')
  expect(html).toMatch(/^<div role="note".*Good to know.*In English\./)
})

test('an action is one link to its page', async () => {
  const html = await show('<Action to="/contact">Ask about this course</Action>')
  expect(html).toMatch(/^<a href="\/contact"[^>]*>Ask about this course/)
})

test('editors check MDX against the components and props that writers may use', () => {
  expect(readFileSync('tsconfig.json', 'utf8')).toContain('"mdx": { "checkMdx": true }')
  type Props<N extends keyof MDXProvidedComponents> = ComponentProps<MDXProvidedComponents[N]>
  expectTypeOf<Props<'Action'>['to']>().toEqualTypeOf<string>()
  expectTypeOf<Props<'Callout'>['title']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<MDXProvidedComponents>().not.toHaveProperty('Hero')
})
