import { expect, test } from 'vitest'
import { withSite } from '#scripts/read/documents/index.ts'
import {
  aboutPage,
  contentOf,
  neededInNepali,
  nepaliAbout,
} from '#tests/engine/small-sites/small-site.ts'
import { documentAt } from '#tests/engine/page-at.ts'

const question = (question: string, answer: string) =>
  `---\nquestion: ${question}\norder: 1\n---\n\n${answer}\n`

/** What the document at a route tells search engines. */
const toldAt = (content: Awaited<ReturnType<typeof contentOf>>, route: string) =>
  Array.from(
    documentAt(content, route).matchAll(/<script[^>]*ld\+json">(.*?)<\/script>/gs),
    ([, json = '']) => json,
  ).join('\n')

test('an answer with a picture and a link is told with them, in each language', async () => {
  const picture = '![A room with twelve seats](https://example.org/room.jpg)'
  const content = await contentOf({
    ...neededInNepali,
    'pages/about.mdx': aboutPage,
    'pages/about.ne.mdx': nepaliAbout,
    'content/faqs/room.mdx': question('How is the room?', `${picture}\n\n[Here](/about).`),
    'content/faqs/room.ne.mdx': `---\nquestion: कोठा कस्तो छ?\n---\n\n${picture}\n\n[यहाँ](/about)।\n`,
  })
  for (const [route, to] of [
    ['/about', '/about'],
    ['/ne/about', '/ne/about'],
  ] as const) {
    expect(toldAt(content, route)).toContain('https://example.org/room.jpg')
    expect(toldAt(content, route)).toContain(String.raw`href=\"${to}\"`)
  }
})

test('a build with another address than site.yaml says tells that one', async () => {
  const content = withSite(await contentOf({}), () => ({ url: 'https://example.net/base' }))
  expect(toldAt(content, '/')).toContain('"url":"https://example.net/base/"')
  // The link of the map is the institute's own.
  expect(toldAt(content, '/')).not.toMatch(/https:\/\/the-real-institute\.np(?!\/map")/)
})
