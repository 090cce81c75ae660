import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copySite, type SiteCopy } from './site-copy.ts'

/** Every file of a built site, each with the hash of its bytes. */
async function filesOf({ root }: SiteCopy): Promise<Map<string, string>> {
  const dist = path.join(root, 'dist')
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
  const hashed = files.map(async (file): Promise<[string, string]> => [
    path.relative(dist, file),
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ])
  return new Map(await Promise.all(hashed))
}

const slow = { timeout: 600_000 }

const now = { SOURCE_DATE_EPOCH: '1800000000' }

async function build(site: SiteCopy, env: Record<string, string> = {}) {
  const { code, output } = await site.run('build', { ...now, ...env }, ['--no-pictures'])
  expect(output).toMatch(/^The sitemap has no dates.*\n$/m)
  expect(output).not.toMatch(/vike/i)
  expect(code).toBe(0)
  return filesOf(site)
}

/** In the same folder, without a cache. */
async function cleanBuild(site: SiteCopy, env: Record<string, string> = {}) {
  await rm(path.join(site.root, '.cache'), { recursive: true, force: true })
  return build(site, env)
}

const program = 'content/programs/local-economic-development.mdx'

type Change = {
  what: string
  make?: (site: SiteCopy) => Promise<unknown>
  env?: Record<string, string>
}

async function addProgram(site: SiteCopy, more = '') {
  const text = await readFile(path.join(site.root, program), 'utf8')
  const other = text
    .replace(/^id: .*$/m, 'id: 77')
    .replace(/^title: .*$/m, 'title: New one')
    .replace(/^order: .*$/m, 'order: 77')
  await site.write('content/programs/new-one.mdx', `${other}\n${more}`)
}

const changes: readonly Change[] = [
  { what: 'nothing' },
  { what: "a program's text", make: (site) => site.edit(program, 'program lasts', 'course lasts') },
  { what: "a program's title", make: (site) => site.edit(program, 'title: ', 'title: Our ') },
  { what: "a program's order", make: (site) => site.edit(program, 'order: 3', 'order: 33') },
  { what: "a page's text", make: (site) => site.edit('pages/about.mdx', 'The office', 'The room') },
  {
    what: "a page's title",
    make: (site) => site.edit('pages/programs.mdx', 'title: ', 'title: All '),
  },
  { what: 'the phone', make: (site) => site.edit('content/site.yaml', '+977 1 000', '+977 1 999') },
  {
    what: 'an answer',
    make: (site) => site.edit('content/faqs/certified-training.mdx', 'The courses', 'All courses'),
  },
  {
    what: 'a new program',
    make: (site) => addProgram(site),
  },
  {
    what: 'a program that is gone',
    make: (site) => rm(path.join(site.root, 'content/programs/new-one.mdx')),
  },
  { what: 'a file to download', make: (site) => site.write('public/files/list.txt', 'a list') },
  {
    what: 'a file to download that is gone',
    make: (site) => rm(path.join(site.root, 'public/files'), { recursive: true }),
  },
  {
    what: 'a layout',
    make: (site) => site.edit('components/layouts/ProgramLayout.tsx', 'id="ask"', 'id="ask-us"'),
  },
  {
    what: 'a style',
    make: (site) => site.edit('components/styles/base.css', '{', '{\n  --extra: 1px;'),
  },
  { what: 'the year', env: { SOURCE_DATE_EPOCH: '1900000000' } },
  { what: 'the address', env: { SITE_URL: 'https://other.example' } },
  { what: 'the policy in the pages', env: { CSP_META: '1' } },
]

describe.runIf(process.env['TEST_ALL'])(
  'a build after another gives what a clean one gives',
  () => {
    let site: SiteCopy
    beforeAll(async () => {
      site = await copySite()
      await build(site)
    }, 300_000)
    afterAll(() => site.remove())

    test.each(changes)('after $what', slow, async ({ make, env = {} }) => {
      await make?.(site)
      const again = await build(site, env)
      expect(await cleanBuild(site, env)).toEqual(again)
    })

    test('after the cached media were removed', slow, async () => {
      const size = 'width="30" height="20"'
      await site.write(
        'public/images/square.svg',
        `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`,
      )
      await addProgram(site, '![A square](/images/square.svg)\n')
      const before = await build(site)
      expect([...before.keys()]).toContainEqual(expect.stringMatching(/media.square\./))
      await rm(path.join(site.root, '.cache/media'), { recursive: true })
      expect(await build(site)).toEqual(before)
      for (const file of ['content/programs/new-one.mdx', 'public/images/square.svg'])
        await rm(path.join(site.root, file))
    })

    test('after a change of a prose rule, with all pages from the cache', slow, async () => {
      const before = await build(site)
      const pages = () => readdir(path.join(site.root, '.cache/pages'))
      const cached = await pages()
      await site.edit('scripts/report/prose/check-prose.ts', '\n', '\n\n')
      expect(await build(site)).toEqual(before)
      expect(await pages()).toEqual(cached)
    })

    test('after every cached file was damaged, with its time stamp unchanged', slow, async () => {
      const before = await build(site)
      const cache = path.join(site.root, '.cache')
      const entries = await readdir(cache, { recursive: true, withFileTypes: true })
      for (const entry of entries.filter((each) => each.isFile())) {
        const file = path.join(entry.parentPath, entry.name)
        const { atime, mtime } = await stat(file)
        const bytes = await readFile(file)
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
        await writeFile(file, bytes)
        await utimes(file, atime, mtime)
      }
      expect(await build(site)).toEqual(before)
    })

    test('in another folder, time zone and language', slow, async () => {
      const here = await build(site)
      const other = await copySite()
      for (const folder of ['content', 'components', 'pages']) {
        await rm(path.join(other.root, folder), { recursive: true })
        await cp(path.join(site.root, folder), path.join(other.root, folder), { recursive: true })
      }
      const there = await build(other, {
        TZ: 'Pacific/Kiritimati',
        LANG: 'ne_NP.UTF-8',
        LC_ALL: 'C',
      })
      await other.remove()
      expect(there).toEqual(here)
    })
  },
)
