import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect } from 'vitest'
import type { SiteCopy } from '#tests/support/site-copy.ts'
import { test } from '#tests/support/site.ts'

const yesterday = 'the good build of yesterday'
test.beforeAll(({ copy }) => copy.write('dist/client/index.html', yesterday))

/** What a build says that stops. No half-done build is left, and the good one is as it was. */
async function stoppedBuild({ root, run }: SiteCopy): Promise<string> {
  const { code, output } = await run('build')
  expect(code).toBe(1)
  expect(await readFile(path.join(root, 'dist/client/index.html'), 'utf8')).toBe(yesterday)
  expect(await readdir(path.join(root, 'dist'))).toEqual(['client'])
  const cache = await readdir(path.join(root, '.cache')).catch(() => [])
  expect(cache.filter((name) => name.startsWith('build'))).toEqual([])
  return output
}

describe('the build stops with dist as it was', () => {
  test('when the content has a fault, which it names, and the code too', async ({ copy }) => {
    await copy.edit('pages/about.mdx', 'layout: about', 'layout: abuot')
    const output = await stoppedBuild(copy)
    expect(output).toContain('pages/about.mdx:2:9  layout: ')
    expect(output).not.toMatch(/^\s+at /m)

    await copy.edit('components/href.ts', 'export const base', 'export const = base')
    const both = await stoppedBuild(copy)
    expect(both).toContain('pages/about.mdx:2:9  layout: ')
    expect(both).toContain('components/href.ts')
    await copy.edit('components/href.ts', 'export const = base', 'export const base')
    await copy.edit('pages/about.mdx', 'layout: abuot', 'layout: about')
  })

  test('when pages cannot be rendered: each is named, by file and route', async ({ copy }) => {
    for (const layout of ['About', 'Contact']) {
      const file = `components/layouts/${layout}Layout.tsx`
      const fault = `  if (page.data.title) throw new Error('${layout} is broken')\n`
      await copy.edit(file, '  return (', `${fault}  return (`)
    }
    const lines = (await stoppedBuild(copy)).trim().split('\n')
    expect(lines.filter((line) => !/not on the site/i.test(line))).toEqual([
      'pages/about.mdx  /about: About is broken',
      'pages/contact.mdx  /contact: Contact is broken',
      '2 pages could not be rendered; dist/ is as it was.',
    ])
  })
})

test('without a build, npm run preview says so in one line', async ({ copy }) => {
  await rm(path.join(copy.root, 'dist'), { recursive: true })
  const { code, output } = await copy.run('preview')
  expect(code).toBe(1)
  expect(output.trim()).toBe('There is no build yet: run npm run build')
})
