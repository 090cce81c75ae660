import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Body } from '#components/mdx/Body.tsx'
import { compileBody } from '#scripts/content/markdown/compile-body.ts'

/** The HTML that a text becomes, with `Callout` as the one component it is given. */
function html(source: string): string {
  const { diagnostics, tree } = compileBody(source)
  expect(diagnostics).toEqual([])
  return tree ? renderToStaticMarkup(<Body of={{ body: { tree } }} components={{ Callout }} />) : ''
}

const Callout = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <aside title={title}>{children}</aside>
)

it('becomes HTML with the components it is given', () => {
  expect(html('Some *text*.\n\n<Callout title="x">more</Callout>')).toBe(
    '<p>Some <em>text</em>.</p>\n<aside title="x">more</aside>',
  )
})

it('reads the tables, footnotes and struck words of GitHub', () => {
  expect(html('~~old~~[^1]\n\n[^1]: note')).toContain('<del>old</del><sup>')
  expect(html('| a |\n| - |\n| b |')).toContain('<td>b</td>')
})

it('carries the alignment of a column without a style attribute', () => {
  const table = html('| a |\n| -: |\n| b |')
  expect(table).toContain('<td data-align="right">b</td>')
  expect(table).not.toMatch(/style=|(?<!data-)align=/)
})

it('gives headings the id in brackets, or one from their words', () => {
  expect(html('## Fees [#money]')).toBe('<h2 id="money">Fees</h2>')
  expect(html('## *Fees* and dates')).toBe('<h2 id="fees-and-dates"><em>Fees</em> and dates</h2>')
  expect(html('## Fees [#1] and [#two]')).toBe('<h2 id="two">Fees [#1] and</h2>')
})

it('prints literals', () => {
  expect(html('{"a"} {3} {/* nothing */} \\{b\\}')).toBe('<p>a 3  {b}</p>')
})

it('keeps every place where it is in the file', () => {
  const { links, headings } = compileBody('\n\n\n## A\n\n\tcode\n\nText [x](/y) and [z](/z)')
  expect(headings).toMatchObject([{ line: 4, column: 1 }])
  expect(links).toMatchObject([
    { href: '/y', line: 8, column: 10 },
    { href: '/z', line: 8, column: 22 },
  ])
})

it('shows no component that it is not given', () => {
  expect(() => html('<Callout title="x">more</Callout>\n\n<Unknown />')).toThrow('not registered')
})
