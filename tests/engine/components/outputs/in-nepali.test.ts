import { expect, test } from 'vitest'
import { outputFiles, siteFiles } from '#scripts/outputs/index.ts'
import { documentAt } from '#tests/engine/page-at.ts'
import {
  check,
  contentOf,
  entry,
  neededInNepali,
  nepaliProgram,
  program,
  programPath,
} from '#tests/engine/small-sites/small-site.ts'

const intakes = '[{ starts: 2027-02-27, place: Pokhara }]'
const files = {
  ...neededInNepali,
  [programPath]: program({ intakes }),
  'content/programs/local.ne.mdx': nepaliProgram('', 'फारम Excel मा भर्नुहोस्।'),
  'content/notices/a.mdx': entry('notice'),
  'content/notices/b.mdx': entry('notice'),
  'content/notices/b.ne.mdx': '---\ntitle: कार्यालय सर्छ\n---\n\nपाठ।\n',
}
const content = await contentOf(files, { day: '2027-01-01' })
const made = new Map(
  outputFiles(content).flatMap((file) => ('text' in file ? [[file.address, file.text]] : [])),
)

test('the feed and the calendar are in Nepali, with what is not translated in English', () => {
  const feed = made.get('/ne/notices.xml')
  expect(feed).toContain('<title type="html"><![CDATA[कार्यालय सर्छ]]></title>')
  expect(feed).toContain('href="https://the-real-institute.np/ne/notices/b"')
  expect(feed).toContain('href="https://the-real-institute.np/notices/a"')
  const [all = '', one = ''] = ['/ne/calendar.ics', '/ne/calendar/local-2027-02-27.ics'].map(
    (address) => made.get(address)?.replaceAll('\r\n ', ''),
  )
  expect(all).toContain('X-WR-CALNAME:साँचो संस्था')
  expect(one).toContain('SUMMARY:स्थानीय आर्थिक विकास')
  expect(one).toContain('URL;VALUE=URI:https://the-real-institute.np/ne/programs/local')
  const uid = /UID:.*/.exec(one)?.[0] ?? ''
  expect(made.get('/calendar.ics')?.replaceAll('\r\n ', '')).toContain(uid)
})

test('the manifest opens the pages in Nepali, which name the institute in English too', () => {
  const manifest: unknown = JSON.parse(siteFiles(content).get('/site.ne.webmanifest') ?? '')
  expect(manifest).toMatchObject({ name: 'साँचो संस्था', lang: 'ne', start_url: './ne' })
  const home = documentAt(content, '/ne')
  expect(home).toContain('"alternateName":"The Real Institute"')
  expect(home).toContain('href="/site.ne.webmanifest"')
})

test('no line begins with a case ending', () => {
  expect(documentAt(content, '/ne/programs/local')).toContain('Excel\u00A0मा')
})

test('writers read that an intake is not translated', async () => {
  expect((await check(files)).lines.join('\n')).toMatch(/local\.ne\.mdx.* intakes/)
})
