import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { evaluateBody } from '#scripts/content/markdown/evaluate-body.ts'
import { compileMdx } from '#scripts/content/markdown/mdx.ts'

/** The HTML that a text becomes, with `Callout` as the one component it is given. */
async function html(source: string): Promise<string> {
  const facts = await compileMdx(source)
  expect(facts.diagnostics).toEqual([])
  const Body = evaluateBody(facts)
  return renderToStaticMarkup(<Body components={{ Callout }} />)
}

const Callout = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <aside title={title}>{children}</aside>
)

it('becomes HTML with the components it is given', async () => {
  expect(await html('Some *text*.\n\n<Callout title="x">more</Callout>')).toBe(
    '<p>Some <em>text</em>.</p>\n<aside title="x">more</aside>',
  )
})

it('reads the tables, footnotes and struck words of GitHub', async () => {
  expect(await html('~~old~~[^1]\n\n[^1]: note')).toContain('<del>old</del><sup>')
  expect(await html('| a |\n| - |\n| b |')).toContain('<td>b</td>')
})

it('carries the alignment of a column without a style attribute', async () => {
  const table = await html('| a |\n| -: |\n| b |')
  expect(table).toContain('<td data-align="right">b</td>')
  expect(table).not.toMatch(/style=|(?<!data-)align=/)
})

it('gives headings the id in brackets, or one from their words', async () => {
  expect(await html('## Fees [#money]')).toBe('<h2 id="money">Fees</h2>')
  expect(await html('## *Fees* and dates')).toBe(
    '<h2 id="fees-and-dates"><em>Fees</em> and dates</h2>',
  )
  expect(await html('## Fees [#1] and [#two]')).toBe('<h2 id="two">Fees [#1] and</h2>')
})

it('prints literals', async () => {
  expect(await html('{"a"} {3} {/* nothing */} \\{b\\}')).toBe('<p>a 3  {b}</p>')
})

it('keeps every place where it is in the file', async () => {
  const { links, headings } = await compileMdx('\n\n\n## A\n\n\tcode\n\nText [x](/y) and [z](/z)')
  expect(headings).toMatchObject([{ line: 4, column: 1 }])
  expect(links).toMatchObject([
    { href: '/y', line: 8, column: 10 },
    { href: '/z', line: 8, column: 22 },
  ])
})
