import { expect, it } from 'vitest'
import { check, page, program, programPath, siteYaml } from '../small-site.ts'

const assets = ['public/images/team.jpg', 'public/brochures/local.pdf']
const checkBody = (body: string) =>
  check({ 'pages/a.mdx': page(body), [programPath]: program({}, '## Dates [#dates]') }, assets)

it('lets links lead to pages, anchors, files, other hosts, mail and telephone', async () => {
  const { diagnostics } = await checkBody(
    `[a](/) [b](/a) [c](/a#here) [d](#here) [e](/programs/local#dates) [f](/brochures/local.pdf)
[g](https://example.org/x?y#z) [h](mailto:info@example.org) [i](tel:+97710000000) [j](/a?x=1#here)
[k]

## Here [#here]

<span id="there">x</span> [l](#there)

[k]: /programs/local
![The team](/images/team.jpg)
![A house](https://example.org/a.png)
`.replace('![The', '\n![The'),
  )
  expect(diagnostics).toEqual([])
})

it.each([
  [
    'no page',
    '[x](‸/programs/locl)',
    'there is no page /programs/locl. Did you mean "/programs/local"?',
  ],
  ['another case', '[x](‸/A)', 'there is no page /A. Did you mean "/a"?'],
  ['a slash at the end', '[x](‸/a/)', 'there is no page /a/. Did you mean "/a"?'],
  ['the file of a page', '[x](‸/a.html)', 'there is no page /a.html. Did you mean "/a"?'],
  ['the not-found page', '[x](‸/404)', 'there is no page /404'],
  ['a relative address', '[x](‸a)', 'expected an address that begins with / or https://, got "a"'],
  ['nothing', '‸[x]()', 'the address is missing'],
  [
    'a missing anchor of the page',
    '[x](‸#her)\n\n## Here',
    'there is no #her on /a. Did you mean "#here"?',
  ],
  [
    'a missing anchor of another page',
    '[x](‸/programs/local#date)',
    'there is no #date on /programs/local. Did you mean "#dates"?',
  ],
  [
    'a missing file',
    '[x](‸/brochures/lokal.pdf)',
    'there is no file public/brochures/lokal.pdf. Did you mean "/brochures/local.pdf"?',
  ],
  [
    'a program',
    '[x](‸javascript:alert(1))',
    'expected a page of this site, https:, mailto: or tel:, got javascript:',
  ],
  [
    'a program in disguise',
    '[x](<‸JaVaScRiPt:x>)',
    'expected a page of this site, https:, mailto: or tel:, got javascript:',
  ],
  [
    'a program by reference',
    '[x]\n\n[x]: ‸javascript:x',
    'expected a page of this site, https:, mailto: or tel:, got javascript:',
  ],
  [
    'data',
    '[x](‸data:text/html,x)',
    'expected a page of this site, https:, mailto: or tel:, got data:',
  ],
  [
    'another host without a scheme',
    '[x](‸//example.org)',
    'write the whole address, with https:// before it',
  ],
  [
    'another host by a backslash',
    '[x](‸/\\evil.org)',
    'an address has no spaces and no backslashes',
  ],
  [
    'http',
    '[x](‸http://example.org)',
    'expected https:, got http:. Did you mean "https://example.org"?',
  ],
  [
    'a bare www address',
    '‸www.example.org',
    'expected https:, got http:. Did you mean "https://www.example.org"?',
  ],
  [
    'half an address',
    '[x](‸https://)',
    'expected a whole address such as https://example.org/page',
  ],
  ['mail without an address', '[x](‸mailto:info)', 'expected mailto:name@example.org'],
  [
    'a button to no page',
    '<Action to="‸/aa">x</Action>',
    'there is no page /aa. Did you mean "/a"?',
  ],
  [
    'a missing picture',
    '![x](‸/images/teem.jpg)',
    'there is no file public/images/teem.jpg. Did you mean "/images/team.jpg"?',
  ],
  [
    'a drawing on another host',
    '![x](‸https://example.org/a.svg)',
    'an SVG from another host can contain scripts; use png, jpg, webp or avif',
  ],
  [
    'a picture over http',
    '![x](‸http://example.org/a.png)',
    'expected https:, got http:. Did you mean "https://example.org/a.png"?',
  ],
  [
    'a document as a picture',
    '![x](‸/brochures/local.pdf)',
    'expected a picture (png, jpg, webp, avif, gif, svg), got "/brochures/local.pdf"',
  ],
  [
    'a picture without description',
    '![](‸/images/team.jpg)',
    'expected what the picture shows between the brackets: ![…](…)',
  ],
])('reports a link to %s', async (_, body, message) => {
  const { lines, here } = await checkBody(body)
  expect(lines).toEqual([`${here}  ${message}`])
})

it('checks the links of site.yaml', async () => {
  const { lines, here } = await check({
    'content/site.yaml': siteYaml.replace(
      'main: [{ label: Home, to: /',
      'main: [{ label: Home, to: ‸/contakt',
    ),
    'pages/contact.mdx': page('Text.'),
  })
  expect(lines).toEqual([
    `${here}  navigation.main.0.to: there is no page /contakt. Did you mean "/contact"?`,
  ])
})

it('says what is wrong with a link in frontmatter once', async () => {
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

it('looks for the pictures and brochures that frontmatter names', async () => {
  const { lines, marks } = await check(
    {
      [programPath]: program({
        image: '{ src: ‸/images/teem.jpg, alt: x }',
        brochureLink: '‸/brochures/lokal.pdf',
      }),
    },
    assets,
  )
  expect(lines).toEqual([
    `${marks[0]}  image.src: there is no file public/images/teem.jpg. Did you mean "/images/team.jpg"?`,
    `${marks[1]}  brochureLink: there is no file public/brochures/lokal.pdf. Did you mean "/brochures/local.pdf"?`,
  ])
})

it('takes a program for an anchor of the page that lists programs', async () => {
  const programs = page('Text.')
    .replace('layout: text', 'layout: programs')
    .replace('\n---\n\n', '\nlist: { heading: A }\ndetails: { heading: B }\n---\n\n')
  const good = await check({
    'pages/programs.mdx': programs,
    'pages/a.mdx': page('[x](/programs#local)'),
    [programPath]: program(),
  })
  expect(good.diagnostics).toEqual([])
  const { lines, here } = await check({
    'pages/programs.mdx': programs,
    'pages/a.mdx': page('[x](‸/programs#locl)'),
    [programPath]: program(),
  })
  expect(lines).toEqual([`${here}  there is no #locl on /programs. Did you mean "#local"?`])
})

const several = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `content/programs/${index === 0 ? 'page' : `p-${index}`}.mdx`,
      program({ id: String(index + 1), order: String(index + 1), title: `Program ${index}` }),
    ]),
  )

it('knows the pages of a long list of programs, and no more of them', async () => {
  const programs = page('Text.')
    .replace('layout: text', 'layout: programs')
    .replace('\n---\n\n', '\nlist: { heading: A }\ndetails: { heading: B }\n---\n\n')
  const good = await check({
    'pages/programs.mdx': programs,
    'pages/a.mdx': page('[x](/programs/page/2#p-24) [y](/programs/page/all) [z](/programs/page)'),
    ...several(25),
  })
  expect(good.diagnostics).toEqual([])
  const { lines, marks } = await check({
    'pages/programs.mdx': programs,
    'pages/a.mdx': page('[x](‸/programs/page/3) [y](‸/programs/page/2#p-25)'),
    ...several(25),
  })
  expect(lines).toEqual([
    `${marks[0]}  there is no page /programs/page/3. Did you mean "/programs/page/2"?`,
    `${marks[1]}  there is no #p-25 on /programs/page/2. Did you mean "#p-15"?`,
  ])
  const few = await check({
    'pages/programs.mdx': programs,
    'pages/a.mdx': page('[x](‸/programs/page/2)'),
    ...several(24),
  })
  expect(few.lines).toEqual([expect.stringContaining('there is no page /programs/page/2')])
})

it('does not blame a link for an anchor on a page that cannot be read', async () => {
  const { rules } = await check({
    'pages/a.mdx': page('Text {one two}.'),
    'pages/b.mdx': page('[x](/a#dates)', 'B'),
  })
  expect(rules).toEqual(['mdx-syntax'])
})

it('wants the page named where a text is shown inside other pages', async () => {
  const { lines, here } = await check({
    'content/faqs/one.mdx': '---\nquestion: Why?\norder: 1\n---\n\n[x](‸#here)\n',
  })
  expect(lines).toEqual([
    `${here}  this text is shown inside other pages; name the page too: /about#id`,
  ])
})

it('knows the ids that a layout makes, and those of sections that are left out', async () => {
  const service = page('## Closing').replace('layout: text', 'layout: service')
  const closing = service.replace(
    '\n---\n\n## Closing',
    '\nclosing:\n  heading: A\n  button: { label: Go, to: / }\n---\n\n## Closing [#here]',
  )
  const { lines, here } = await check({
    'pages/a.mdx': closing.replace('## Closing', '[x](#closing) [y](‸#plans)\n\n## Closing'),
  })
  expect(lines).toEqual([`${here}  there is no #plans on /a`])
  const taken = await check({ 'pages/a.mdx': closing.replace('## Closing [#here]', '‸## Closing') })
  expect(taken.lines).toEqual([`${taken.here}  the id "closing" is taken by the page itself`])
})
