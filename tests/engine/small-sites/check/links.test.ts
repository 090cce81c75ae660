import { expect, it } from 'vitest'
import { check, entry, page, program, programPath, programsPage, siteYaml } from '../small-site.ts'

const assets = ['public/images/team.jpg', 'public/brochures/local.pdf']
const checkBody = (body: string) =>
  check({ 'pages/a.mdx': page(body), [programPath]: program({}, '## Dates [#dates]') }, assets)

it('sends a link to a brochure that the build makes to its program', async () => {
  const link = page('[x](/brochures/local.pdf)')
  const { diagnostics } = await check({ 'pages/a.mdx': link, [programPath]: program() })
  const hint = expect.stringContaining('/programs/local')
  expect(diagnostics).toEqual([expect.objectContaining({ rule: 'missing-file', hint })])
})

it('lets links lead to pages, anchors, files, other hosts, mail and telephone', async () => {
  const { diagnostics } = await checkBody(
    `[a](/) [b](/a) [c](/a#here) [d](#here) [e](/programs/local#dates) [f](/brochures/local.pdf)
[g](https://example.org/x?y#z) [h](mailto:info@example.org) [i](tel:+97710000000) [j](/a?x=1#here)
[m](tel:9801234567) [n](tel:100)
[k]

## Here [#here]

<span id="there">x</span> [l](#there)

[k]: /programs/local

[www.a.org/x](https://a.org/y) [a.org, b.a.org](https://www.B.a.org:8080) [a.org](/a) [a@b.org](mailto:A@b.org?subject=x)
[write to a@b.org](https://b.org) [@a.np](https://www.instagram.com/a.np) a@b.org and https://a.org.
[ASP.NET, VB.net, Node.js, Ph.D. 1.2 (report.org.pdf)](https://example.org) [n][k] [980-1234567](tel:9801234567)

![The team](/images/team.jpg)
![A house](https://example.org/a.png)
`,
  )
  expect(diagnostics).toEqual([])
})

it.each(['Home, to: ‸/contakt', 'a.org, to: ‸https://b.org/'])(
  'checks the links of site.yaml: %s',
  async (link) => {
    const { places, marks } = await check({
      'content/site.yaml': siteYaml.replace(
        'main: [{ label: Home, to: /',
        `main: [{ label: ${link}`,
      ),
      'pages/contact.mdx': page('Text.'),
    })
    expect(places).toEqual(marks)
  },
)

/** A page with this text beside the list of programs. */
const checkLinks = (text: string, others: Record<string, string>) =>
  check({ 'pages/programs.mdx': programsPage(), 'pages/a.mdx': page(text), ...others })

const several = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `content/programs/${index === 0 ? 'page' : `p-${index}`}.mdx`,
      program({ id: String(index + 1), order: String(index + 1), title: `Program ${index}` }),
    ]),
  )

it('knows the pages of a long list of programs, and no more of them', async () => {
  const good = '[x](/programs/page/2#p-24) [y](/programs/page/all) [z](/programs/page)'
  expect((await checkLinks(good, several(25))).diagnostics).toEqual([])
  const wrong = '[x](‸/programs/page/3) [y](‸/programs/page/2#p-25)'
  const { lines, marks } = await checkLinks(wrong, several(25))
  expect(lines).toEqual([
    `${marks[0]}  there is no page /programs/page/3. Did you mean "/programs/page/2"?`,
    `${marks[1]}  there is no #p-25 on /programs/page/2. Did you mean "#p-15"?`,
  ])
})

it('doesn’t check an anchor on a page that cannot be read', async () => {
  const { rules } = await check({
    'pages/a.mdx': page('Text {one two}.'),
    'pages/b.mdx': page('[x](/a#dates)', 'B'),
  })
  expect(rules).toEqual(['mdx-syntax'])
})

it('asks for the page if a text is shown inside other pages', async () => {
  const { lines, here } = await check({ 'content/faqs/one.mdx': entry('faq', {}, '[x](‸#here)') })
  expect(lines).toEqual([
    `${here}  this text is shown inside other pages; name the page too: /about#id`,
  ])
})

it('knows the ids that a layout makes, and those of sections that are left out', async () => {
  const closing = '{ heading: A, button: { label: Go, to: / } }'
  const service = (body: string) => ({
    'pages/a.mdx': page(body, 'A page', { layout: 'service', closing }),
  })
  const text = '[x](#closing) [y](‸#plans)\n\n## Closing [#here]'
  const { lines, here } = await check(service(text))
  expect(lines).toEqual([`${here}  there is no #plans on /a`])
  const taken = await check(service('‸## Closing'))
  expect(taken.lines).toEqual([`${taken.here}  the id "closing" is taken by the page itself`])
})
