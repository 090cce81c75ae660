import { expect, it } from 'vitest'
import {
  check,
  entry,
  inField,
  page,
  program,
  programPath,
  programsPage,
  siteYaml,
} from '../small-site.ts'

const assets = ['public/images/team.jpg', 'public/brochures/local.pdf']
const checkBody = (body: string) =>
  check({ 'pages/a.mdx': page(body), [programPath]: program({}, '## Dates [#dates]') }, assets)

const misleading = (said: string, to = 'evil.example') =>
  `the words say ${said}, but the link leads to ${to}`
const scheme = (name: string) =>
  `expected a page of this site, https:, mailto: or tel:, got ${name}:`

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

it.each(
  Object.entries({
    '[x](‸/A)': 'there is no page /A. Did you mean "/a"?',
    '[x](‸/a.html)': 'there is no page /a.html. Did you mean "/a"?',
    '[x](‸/404)': 'there is no page /404',
    '[x](‸a)': 'expected an address that begins with / or https://, got "a"',
    '‸[x]()': 'the address is missing',
    '[x](‸#her)\n\n## Here': 'there is no #her on /a. Did you mean "#here"?',
    '[x](‸/programs/local#date)': 'there is no #date on /programs/local. Did you mean "#dates"?',
    '[x](‸/brochures/lokal.pdf)':
      'there is no file public/brochures/lokal.pdf. Did you mean "/brochures/local.pdf"?',
    '[x](‸javascript:alert(1))': scheme('javascript'),
    '[x](<‸JaVaScRiPt:x>)': scheme('javascript'),
    '[x]\n\n[x]: ‸javascript:x': scheme('javascript'),
    '[x](‸//example.org)': 'write the whole address, with https:// before it',
    '[x](<‸mailto: a b@example.org?subject=My fee>)':
      'an address has no spaces; write mailto:ab@example.org?subject=My%20fee',
    '[x](‸tel:01-4234567)':
      'a number that begins with 0 rings in its own country only; expected its country code',
    '[x](‸/\\evil.org)': 'an address has no spaces and no backslashes',
    '<Action to="‸/aa">x</Action>': 'there is no page /aa. Did you mean "/a"?',
    '![x](‸/images/teem.jpg)':
      'there is no file public/images/teem.jpg. Did you mean "/images/team.jpg"?',
    '![x](‸https://example.org/a.svg)':
      'an SVG from another host can contain scripts; use png, jpg, webp or avif',
    '![x](‸http://example.org/a.png)':
      'expected https:, got http:. Did you mean "https://example.org/a.png"?',
    '![x](‸/brochures/local.pdf)':
      'expected a picture (png, jpg, webp, avif, gif), got "/brochures/local.pdf"',
    '[Pay at Esewa.com.np](‸https://evil.example/?utm_source=x)': misleading('esewa.com.np'),
    '[a@gmail.com](‸mailto:b@gmail.com)': misleading('a@gmail.com', 'b@gmail.com'),
    '<Action to="‸https://evil.example">Pay at a.org</Action>': misleading('a.org'),
    '![](‸/images/team.jpg)': 'expected what the picture shows between the brackets: ![…](…)',
  }),
)('reports the fault in %s', async (body, message) => {
  const { lines, here } = await checkBody(body)
  expect(lines).toEqual([`${here}  ${message}`])
})

it.each([
  ['Home, to: ‸/contakt', 'there is no page /contakt. Did you mean "/contact"?'],
  ['a.org, to: ‸https://b.org/', misleading('a.org', 'b.org')],
])('checks the links of site.yaml: %s', async (link, message) => {
  const { lines, here } = await check({
    'content/site.yaml': siteYaml.replace('main: [{ label: Home, to: /', `main: [{ label: ${link}`),
    'pages/contact.mdx': page('Text.'),
  })
  expect(lines).toEqual([`${here}  navigation.main.0.to: ${message}`])
})

it('reports a link in frontmatter once', async () => {
  const { lines, here } = await check({
    'pages/a.mdx': page('x').replace(
      '  heading: A page',
      '  heading: A page\n  button: { label: Go, to: ‸contact }',
    ),
  })
  expect(lines).toEqual([
    `${here}  hero.button.to: expected an address that begins with / or https://, got "contact"`,
  ])
})

it('checks the pictures and brochures that frontmatter names', async () => {
  const fields = 'image: { src: ‸/images/teem.jpg, alt: x }\nbrochureLink: ‸/brochures/lokal.pdf'
  const { lines, marks } = await check(inField(fields), assets)
  expect(lines).toEqual([
    `${marks[0]}  image.src: there is no file public/images/teem.jpg. Did you mean "/images/team.jpg"?`,
    `${marks[1]}  brochureLink: there is no file public/brochures/lokal.pdf. Did you mean "/brochures/local.pdf"?`,
  ])
})

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
