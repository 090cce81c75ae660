import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { copySite, filesBelow, type SiteCopy } from '#tests/support/site-copy.ts'
import { test } from '#tests/support/site.ts'

async function build(site: SiteCopy, env: Record<string, string> = {}) {
  const now = { SOURCE_DATE_EPOCH: '1800000000' }
  const output = await site.build({ ...now, ...env }, ['--no-pictures'])
  expect(output).toMatch(/^The sitemap has no dates/m)
  expect(output).toMatch(/^Built dist\/client: \d+ pages; \d+ files, [\d.]+ MB; in [\d.]+ s\.$/m)
  expect(output).not.toMatch(/vike/i)
  return filesBelow(path.join(site.root, 'dist'))
}

const program = 'content/programs/local-economic-development.mdx'

async function addProgram(site: SiteCopy) {
  const text = await readFile(path.join(site.root, program), 'utf8')
  const other = text
    .replace(/^id: .*$/m, 'id: 77')
    .replace(/^title: .*$/m, 'title: New one')
    .replace(/^order: .*$/m, 'order: 77')
  await site.write('content/programs/new-one.mdx', other)
}

const changes: Record<string, (site: SiteCopy) => unknown> = {
  "a program's title": ({ edit }) => edit(program, 'title: ', 'title: Our '),
  "a page's text": ({ edit }) => edit('pages/about.mdx', 'The office', 'The room'),
  'the phone': ({ edit }) => edit('content/site.yaml', '+977 1 000', '+977 1 999'),
  'a new program': addProgram,
  'a program that is gone': ({ root }) => rm(path.join(root, 'content/programs/new-one.mdx')),
  'a picture': async (site) => {
    const square = sharp({ create: { width: 30, height: 30, channels: 3, background: '#a31236' } })
    await site.write('public/images/square.png', await square.png().toBuffer())
    await site.edit('pages/about.mdx', '\n---\n', '\n---\n\n![A square](/images/square.png)\n')
  },
  'a brochure': ({ write }) =>
    write(
      'public/brochures/executive-development-program-leadership-innovation.pdf',
      `%PDF-1.4\n${' '.repeat(1_234_000)}`,
    ),
  'a layout': ({ edit }) => edit('components/layouts/ProgramLayout.tsx', 'id="ask"', 'id="ask-us"'),
  'a style': ({ edit }) => edit('components/styles/base.css', '{', '{\n  --extra: 1px;'),
  'the code that writes pages': ({ edit }) =>
    edit('scripts/build/pages/index.ts', 'Buffer.from(html)', "Buffer.from(html + ' ')"),
  'the first notice': ({ write }) =>
    write(
      'content/notices/open-day.mdx',
      '---\ntitle: Open day\ndate: 2027-01-10\ncategory: event\nstarts: 2027-01-15 10:00\n---\n',
    ),
}

const settings: Record<string, Record<string, string>> = {
  'the last day of a notice': { SOURCE_DATE_EPOCH: '1800086400' },
  'the year': { SOURCE_DATE_EPOCH: '1900000000' },
  'the address': { SITE_URL: 'https://other.example' },
  'the policy in the pages': { CSP_META: '1' },
}

const timeout = 600_000

describe('a build after another', { timeout }, () => {
  test.beforeAll(({ copy }) => build(copy), timeout)

  for (const what of [...Object.keys(changes), ...Object.keys(settings)]) {
    test(`gives what a clean one gives after ${what}`, async ({ copy }) => {
      await changes[what]?.(copy)
      const env = settings[what]
      const again = await build(copy, env)
      await rm(path.join(copy.root, '.cache'), { recursive: true })
      expect(await build(copy, env)).toEqual(again)
    })
  }

  test('gives the same in another folder, time zone and language', async ({ copy }) => {
    const here = await build(copy)
    const other = await copySite({ from: copy.root, content: copy.root })
    const there = { TZ: 'Pacific/Kiritimati', LANG: 'ne_NP.UTF-8', LC_ALL: 'C' }
    expect(await build(other, there)).toEqual(here)
    await other.remove()
  })
})
