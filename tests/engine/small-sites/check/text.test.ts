import { expect, it } from 'vitest'
import { check, entry, page, program, programPath } from '../small-site.ts'

const checkBody = (body: string) =>
  check({ 'pages/a.mdx': page(body), [programPath]: program() }, ['public/images/a.png'])

const faqOf = (text: string) => ({ 'content/faqs/one.mdx': entry('faq', {}, text) })

it.each(['A <span ‸id="x">part</span>.', 'A‸[^1].\n\n[^1]: A note.'])(
  'refuses an id that two texts of a page can have: %s',
  async (text) => {
    const { lines, here } = await check(faqOf(text))
    expect(lines).toEqual([
      `${here}  a page shows the text of a faq beside others; expected no ids and no footnotes in it`,
    ])
  },
)

it('shows every error of syntax of a text in one run, and its other faults', async () => {
  const { places, marks } = await checkBody(
    'Text ‸{one two}.\n\na <‸5\n\n<‸Calout>x</Calout>\n\n[x](‸/nowhere)\n\na‸<br>b\n\nc‸<br>d\n\nText ‸{one',
  )
  expect(places).toEqual(marks)
})

it.each([
  ['faq', 'question: Why?'],
  ['trainer', 'name: A\nrole: B'],
])('allows no heading in the text of a %s, which is below one of its own', async (kind, fields) => {
  const { lines, here } = await check({
    [`content/${kind}s/a.mdx`]: `---\n${fields}\norder: 1\n---\n\nText.\n\n‸## More\n\nText.\n`,
  })
  expect(lines).toEqual([
    `${here}  the text of a ${kind} is shown below a heading; expected no other in it`,
  ])
})
