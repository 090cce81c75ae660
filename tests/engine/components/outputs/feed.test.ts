import { parseFeed } from 'htmlparser2'
import { expect, test } from 'vitest'
import type { Changes } from '#components/outputs/output.ts'
import { feedFiles } from '#components/outputs/feed.ts'
import { contentOf, entry, page } from '#tests/engine/small-sites/small-site.ts'

const path = 'content/notices/fees.mdx'
const title = 'शुल्क <b> & "fees" ]]> ]]>'

const content = await contentOf({
  'pages/notices.mdx': page('Text.', 'Notices', { layout: 'notices' }),
  [path]: entry('notice', { title: `'${title}'` }, 'The fee & what it covers: 1 < 2. ]]> More.'),
  'content/notices/old.mdx': entry('notice', { title: 'Old', date: '2026-01-05' }, ''),
})

function xmlOf(changes?: Changes): string {
  const [file] = feedFiles(content, 'en', changes)
  return file && 'text' in file ? file.text : ''
}

test('another program reads the notices of the feed, the newest first', () => {
  const feed = parseFeed(xmlOf(), { xmlMode: true, decodeEntities: true })
  expect(feed).toMatchObject({
    type: 'atom',
    id: 'https://the-real-institute.np/notices.xml',
    title: 'Notices | The Real Institute',
    updated: new Date('2026-11-19T18:15:00Z'),
  })
  expect(feed?.items).toMatchObject([
    {
      id: 'https://the-real-institute.np/notices/fees',
      link: 'https://the-real-institute.np/notices/fees',
      // The type of a title is HTML.
      title: 'शुल्क &lt;b&gt; &amp; "fees" ]]&gt; ]]&gt;',
      description: 'The fee &amp; what it covers: 1 &lt; 2. ]]&gt; More.',
      pubDate: new Date('2026-11-19T18:15:00Z'),
    },
    { id: 'https://the-real-institute.np/notices/old' },
  ])
  expect(xmlOf()).toContain('<category label="News" term="news"/>')
  expect(xmlOf()).toContain('<name>The Real Institute</name>')
  expect(xmlOf()).toContain('<link rel="self" href="https://the-real-institute.np/notices.xml"/>')
})

test('a change of a notice updates its entry', () => {
  const changed = { time: Date.parse('2026-12-24T06:00:00Z') / 1000, count: 2 }
  expect(xmlOf(new Map([[path, changed]])).match(/(?<=<updated>)[^<]+/g)).toEqual([
    '2026-12-24T06:00:00.000Z',
    '2026-12-24T06:00:00.000Z',
    '2026-01-04T18:15:00.000Z',
  ])
})

test('there is no feed without notices', async () => {
  expect(feedFiles(await contentOf({}), 'en')).toEqual([])
})
