import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeHostFiles } from '#scripts/build/host-files.ts'
import { check, page } from '#tests/content/small-site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('a site of 10,000 programs stays within what Cloudflare Pages reads', async () => {
  const { content } = await check({ 'pages/about.mdx': page('Text.', 'About') })
  if (!content) throw new Error('The small site has faults')
  const programs = Array.from(
    { length: 10_000 },
    (_, id) => [`/programs/p-${id}`, `content/programs/p-${id}.mdx`] as const,
  )
  const folder = await temporaryFolder()
  const routes = new Map([...content.routes, ...programs])
  await writeHostFiles(folder, { ...content, routes }, '/')

  const lines = async (name: string) =>
    (await readFile(path.join(folder, 'client', name), 'utf8')).trim().split('\n')
  const headers = await lines('_headers')
  expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  expect(Math.max(...headers.map((line) => line.length))).toBeLessThanOrEqual(2000)
  const redirects = await lines('_redirects')
  expect(redirects).toEqual(['/index.html / 301', '/about/ /about 301', '/about.html /about 301'])
})
