import { expect, test } from 'vitest'
import { writeSiteFiles } from '#scripts/build/site-files.ts'
import { takenNames } from '#scripts/check/repository/generated-files.ts'
import { contentOf, page, program, programPath } from '#tests/engine/small-sites/small-site.ts'
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
