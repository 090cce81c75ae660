import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copySite, type SiteCopy } from './site-copy.ts'

let site: SiteCopy
beforeAll(async () => {
  site = await copySite()
  await site.write('dist/client/index.html', 'the good build of yesterday')
})
afterAll(() => site.remove())

/** No half-done build is left, and the good build is as it was. */
async function expectUntouchedDist() {
  expect(await readFile(path.join(site.root, 'dist/client/index.html'), 'utf8')).toBe(
    'the good build of yesterday',
  )
  expect(await readdir(path.join(site.root, 'dist'))).toEqual(['client'])
  const cache = path.join(site.root, '.cache')
  const left = existsSync(cache) ? await readdir(cache) : []
  expect(left.filter((name) => name.startsWith('build'))).toEqual([])
}

describe('the build stops with dist as it was', () => {
  test('when the content has a fault, which it names', { timeout: 60_000 }, async () => {
    await site.edit('pages/about.mdx', 'layout: about', 'layout: abuot')
    const { code, output } = await site.run('build')
    expect(code).toBe(1)
    expect(output).toContain('pages/about.mdx:2:9  layout: ')
    expect(output).not.toMatch(/^\s+at /m)
    await expectUntouchedDist()
    await site.edit('pages/about.mdx', 'layout: abuot', 'layout: about')
  })

  test('when content and code have faults: both are named', { timeout: 60_000 }, async () => {
    await site.edit('pages/about.mdx', 'layout: about', 'layout: abuot')
    await site.edit('components/href.ts', 'export const base', 'export const = base')
    const { code, output } = await site.run('build')
    expect(code).toBe(1)
    expect(output).toContain('pages/about.mdx:2:9  layout: ')
    expect(output).toContain('components/href.ts')
    await expectUntouchedDist()
    await site.edit('components/href.ts', 'export const = base', 'export const base')
    await site.edit('pages/about.mdx', 'layout: abuot', 'layout: about')
  })

  test(
    'when pages cannot be rendered: each is named once, by its file and route',
    { timeout: 90_000 },
    async () => {
      for (const layout of ['About', 'Contact']) {
        await site.edit(
          `components/layouts/${layout}Layout.tsx`,
          '  return (',
          `  if (page.data.title) throw new Error('${layout} is broken')\n  return (`,
        )
      }
      const { code, output } = await site.run('build')
      expect(code).toBe(1)
      expect(output.trim().split('\n')).toEqual([
        'pages/about.mdx  /about: About is broken',
        'pages/contact.mdx  /contact: Contact is broken',
        '2 pages could not be rendered; dist/ is as it was.',
      ])
      await expectUntouchedDist()
    },
  )

  test('when its folder cannot be written: in one line', { timeout: 60_000 }, async () => {
    const other = await copySite()
    await other.write('.cache', 'a file where a folder has to be')
    const { code, output } = await other.run('build')
    await other.remove()
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toMatch(/^.*\.cache\b.* cannot be written: /)
  })
})

test('without a build, npm run preview says so in one line', { timeout: 30_000 }, async () => {
  const other = await copySite()
  const { code, output } = await other.run('preview')
  await other.remove()
  expect(code).toBe(1)
  expect(output.trim()).toBe('There is no build yet: run npm run build')
})
