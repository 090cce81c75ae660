import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { manifestOf, writeSiteFiles } from '#scripts/build/site-files.ts'
import {
  contentOf,
  neededInNepali,
  opened,
  page,
  siteFolder,
} from '#tests/engine/small-sites/small-site.ts'
import { temporaryFolder, writeTo } from '#tests/support/temporary-folder.ts'

const content = await contentOf({ 'pages/about.mdx': page('Text.', 'About') })

const options = { content, base: '/' }

test('a site of 10,000 programs stays within what Cloudflare Pages reads', async () => {
  const programs = Array.from(
    { length: 10_000 },
    (_, id) => [`/programs/p-${id}`, `content/programs/p-${id}.mdx`] as const,
  )
  const root = await temporaryFolder()
  const routes = new Map([...content.routes, ...programs])
  await writeSiteFiles({ ...options, root, write: writeTo(root), content: { ...content, routes } })

  const lines = async (name: string) =>
    (await readFile(path.join(root, 'client', name), 'utf8')).trim().split('\n')
  const headers = await lines('_headers')
  expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  expect(Math.max(...headers.map((line) => line.length))).toBeLessThanOrEqual(2000)
  const redirects = await lines('_redirects')
  expect(redirects).toEqual(['/index.html / 301', '/about/ /about 301', '/about.html /about 301'])
})

test('a former address leads on: by the host, or by a page where the host can do neither', async () => {
  const content = await contentOf({
    'pages/about.mdx': page('Text.', 'A page', { formerly: '[/who/we-are]' }),
  })
  for (const policyInPages of [false, true]) {
    const root = await temporaryFolder()
    await writeSiteFiles({ ...options, content, root, write: writeTo(root), policyInPages })
    const client = (name: string) => readFile(path.join(root, 'client', name), 'utf8')
    expect(await client('_redirects')).toContain('/who/we-are /about 301\n')
    expect(await client('sitemap.xml')).not.toContain('who')
    const html = await client('who/we-are.html').catch(() => '')
    const about = 'https://the-real-institute.np/about'
    const links = ['canonical" href="', '0; url=', '<a href="'].map((start) => start + about)
    expect(links.map((link) => html.includes(link))).toEqual(links.map(() => policyInPages))
    expect(html.includes('noindex')).toBe(policyInPages)
  }
})

test('a build notes the files that it is of, translations too', async () => {
  const noted = await opened(await siteFolder(neededInNepali), '2027-01-01')
  const { sources } = JSON.parse(manifestOf(options, noted))
  expect(sources).toMatchObject({
    'pages/404.mdx': expect.stringMatching(/^[\da-f]{8}$/),
    'pages/404.ne.mdx': expect.stringMatching(/^[\da-f]{8}$/),
  })
})
