import { expect, test } from 'vitest'
import { writeSiteFiles } from '#scripts/build/site-files.ts'
import { checkRepository } from '#scripts/check/repository/check-repository.ts'
import { generatedRules, takenNames } from '#scripts/check/repository/generated-files.ts'
import {
  contentOf,
  entry,
  opened,
  page,
  program,
  programPath,
  siteFolder,
} from '#tests/engine/small-sites/small-site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const intakes = '[{ starts: 2027-03-01 }]'
const content = await contentOf({
  'pages/about.mdx': page('Text.', 'About', { formerly: '[/who]' }),
  [programPath]: program({ intakes }),
})
const takenAmong = (...files: string[]) =>
  takenNames(content, new Set(files)).map(([{ path }]) => path)

test('no file under public/ has the name of one that a build writes there', async () => {
  const written: string[] = []
  const write = (name: string) => void written.push(name.replace(/^client/, 'public'))
  const root = await temporaryFolder()
  await writeSiteFiles({ root, write, content, base: '/' })
  // The check refuses other kinds of files anyway.
  const shown = written.filter((name) => /^public\/.*\.(?:txt|svg|png|ics|html)$/.test(name))
  expect(shown.length).toBeGreaterThan(6)
  expect(takenAmong(...shown)).toEqual(shown)
})

test.for([
  'index.html',
  '404.html',
  'About.html',
  'who.html',
  'offline.html',
  'Robots.TXT',
  'brochures/local.pdf',
])('public/%s is refused', (name) => {
  expect(takenAmong(`public/${name}`, 'public/google12.html', 'public/images/a.png')).toEqual([
    `public/${name}`,
  ])
})

test('a file that a build of a coming day writes counts now, one of a day that is over does not', async () => {
  const from = { publishFrom: '2028-01-01' }
  const until = { publishUntil: '2026-12-01' }
  const coming = ['b.html', 'calendar.ics', 'brochures/local.pdf', 'news.html']
  const root = await siteFolder({
    'pages/b.mdx': page('Text.', 'B', from),
    'pages/over.mdx': page('Text.', 'Over', until),
    'pages/news.mdx': page('Text.', 'News', { layout: 'notices' }),
    'content/notices/moves.mdx': entry('notice', from),
    [programPath]: program({ intakes: '[{ starts: 2028-03-01 }]', ...from }),
    ...Object.fromEntries(
      [...coming, 'over.html'].map((name) => [
        `public/${name}`,
        name.endsWith('.pdf') ? '%PDF-1.7' : '',
      ]),
    ),
  })
  const day = '2027-01-01'
  const content = await opened(root, day)
  expect(content.diagnostics.filter(({ rule }) => rule !== 'ownership')).toEqual([])
  const faults = await checkRepository(generatedRules, { root, opened: content, day })
  expect(faults.map(({ path }) => path).toSorted()).toEqual(
    coming.map((name) => `public/${name}`).toSorted(),
  )
})
