import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createContentStore } from '#scripts/content/read/load.ts'
import * as mdx from '#scripts/content/markdown/compile-body.ts'
import { readText } from '#scripts/content/read/read-text.ts'
import { validate } from '#scripts/content/check/validate.ts'
import { filesOf, page, program, programPath } from './small-site.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  for (const { path, bytes } of filesOf({ [programPath]: program() })) write(path, bytes)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true, force: true })
})

function write(path: string, content: string | Uint8Array) {
  mkdirSync(join(root, dirname(path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

const cached = (folder = '.cache') =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))

vi.mock('#scripts/content/markdown/compile-body.ts', { spy: true })
vi.mock('#scripts/content/check/validate.ts', { spy: true })
vi.mock('#scripts/content/read/read-text.ts', { spy: true })

/** As if the files had been written a while ago. */
const later = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)

it('reads what lies on disk', async () => {
  const { content, diagnostics } = await createContentStore(root).read()
  expect(diagnostics).toEqual([])
  expect(content?.programs[0]?.slug).toBe('local')
})

it('reads again only what has been written since', async () => {
  const store = createContentStore(root)
  const first = await store.read()
  write('pages/a.mdx', page('New.'))
  const compiled = vi.mocked(mdx.compileBody).mock.calls.length
  const second = await store.read()
  expect(vi.mocked(mdx.compileBody).mock.calls.length).toBe(compiled + 1)
  expect(second.content?.pages).toHaveLength((first.content?.pages.length ?? 0) + 1)
  rmSync(join(root, 'pages/a.mdx'))
  expect((await store.read()).content?.pages).toHaveLength(first.content?.pages.length ?? 0)
})

it('does not parse a text again that it has parsed in another run, faults included', async () => {
  write('pages/a.mdx', page('Text {name}.'))
  const first = await createContentStore(root).read()
  vi.mocked(mdx.compileBody).mockClear()
  const second = await createContentStore(root).read()
  expect(mdx.compileBody).not.toHaveBeenCalled()
  expect(second).toEqual(first)
})

it('neither reads nor validates in another run what has not been written since', async () => {
  later()
  const first = await createContentStore(root).read()
  write('pages/a.mdx', page('New.'))
  vi.mocked(readText).mockClear()
  vi.mocked(validate).mockClear()
  const { content } = await createContentStore(root).read()
  expect(vi.mocked(validate)).toHaveBeenCalledTimes(1)
  expect(vi.mocked(readText)).toHaveBeenCalledTimes(1)
  expect(content?.programs).toEqual(first.content?.programs)
  expect(content?.pages).toHaveLength((first.content?.pages.length ?? 0) + 1)
})

it('reads a file again that was written a moment before, since its stamp may not tell', async () => {
  await createContentStore(root).read()
  expect(cached()).not.toContain('.cache/content-sums')
  later()
  await createContentStore(root).read()
  expect(cached()).toContain('.cache/content-sums')
})

it('hands over the same result, and the same entries beside one that was written', async () => {
  const store = createContentStore(root)
  const first = await store.read()
  expect(await store.read()).toBe(first)
  write('pages/a.mdx', page('New.'))
  const { content } = await store.read()
  expect(content?.programs[0]).toBe(first.content?.programs[0])
})

it('says how far it is', async () => {
  const told = vi.fn<(done: number, all: number) => void>()
  const { documents } = await createContentStore(root).read(undefined, told)
  expect(told.mock.calls).toEqual(documents.map((_, index) => [index + 1, documents.length]))
})

it('knows a file that was renamed, and calls it by its new name', async () => {
  write(programPath, program({}, '<Placeholder>To come.</Placeholder>'))
  await createContentStore(root).read()
  vi.mocked(mdx.compileBody).mockClear()
  renameSync(join(root, programPath), join(root, 'content/programs/other.mdx'))
  const { content, documents, placeholders } = await createContentStore(root).read()
  expect(mdx.compileBody).not.toHaveBeenCalled()
  expect(content?.programs[0]).toMatchObject({ slug: 'other', path: 'content/programs/other.mdx' })
  expect(documents.map(({ path }) => path)).toContain('content/programs/other.mdx')
  expect(placeholders.map(({ path }) => path)).toEqual(['content/programs/other.mdx'])
})

it('finds the faults of a file and between files anew in each run', async () => {
  write('pages/a.mdx', page('A [link](/nowhere).'))
  write('pages/b.mdx', page('Text.').replace('layout: text', 'layout: txt'))
  const first = await createContentStore(root).read()
  expect(first.diagnostics.map(({ rule }) => rule)).toEqual(['broken-link', 'bad-value'])
  later()
  expect(await createContentStore(root).read()).toEqual(first)
  expect(await createContentStore(root).read()).toEqual(first)
})

it.each(['.cache', '.cache/content', '.cache/digests'])(
  'takes a broken cache for none: %s',
  async (folder) => {
    later()
    const first = await createContentStore(root).read()
    const files = cached(folder)
    expect(files.length).toBeGreaterThan(0)
    for (const [index, path] of files.entries()) write(path, index % 2 ? '{"code":' : '{"code":5}')
    expect(await createContentStore(root).read()).toEqual(first)
    for (const path of cached(folder)) rmSync(join(root, path))
    expect(await createContentStore(root).read()).toEqual(first)
  },
)

it('works where the cache cannot be written', async () => {
  write('.cache', 'a file in its place')
  const { diagnostics } = await createContentStore(root).read()
  expect(diagnostics).toEqual([])
})

it('refuses links that lead out of the repository, or to a folder', async () => {
  symlinkSync('/etc/hostname', join(root, 'content/programs/out.mdx'))
  symlinkSync('../programs', join(root, 'content/programs/loop'))
  symlinkSync('nowhere', join(root, 'pages/gone.mdx'))
  symlinkSync('local.mdx', join(root, 'content/programs/same.mdx'))
  const { content, diagnostics } = await createContentStore(root).read()
  expect(content).toBeUndefined()
  const refused = diagnostics.filter(({ rule }) => rule === 'file-place')
  expect(refused.map(({ path, message }) => `${path}  ${message}`).toSorted()).toEqual([
    'content/programs/loop  this is a link to a folder; put the files themselves here',
    'content/programs/out.mdx  this link leads out of the repository; put the file itself here',
    'pages/gone.mdx  this link leads nowhere',
  ])
})

it('says so when a file cannot be opened', async (context) => {
  chmodSync(join(root, programPath), 0)
  if (process.getuid?.() === 0) return context.skip()
  const { diagnostics } = await createContentStore(root).read()
  expect(diagnostics[0]?.message).toBe('the file cannot be opened; look at its permissions')
})
