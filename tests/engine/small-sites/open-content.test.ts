import { chmodSync, renameSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { changedSince } from '#scripts/check/open-site.ts'
import { writeFiles } from '#tests/support/temporary-folder.ts'
import { check, opened, page, program, programPath, siteFolder } from './small-site.ts'

let root: string
beforeEach(async () => {
  root = await siteFolder({ [programPath]: program() })
})

const write = (path: string, content: string) => writeFiles(root, { [path]: content })

it('gives the same result a second time, faults included', async () => {
  await write('pages/a.mdx', page('A [link](/nowhere) and {name}.'))
  await write('pages/b.mdx', page('Text.', 'B', { layout: 'txt' }))
  await write('content/programs/many.mdx', program({ id: '.nan', order: '.nan' }))
  const faulty = await opened(root)
  expect(faulty.diagnostics.map(({ rule }) => rule)).toContain('expression')
  expect(await opened(root)).toEqual(faulty)
})

it('checks many new files as it checks a few, by other processes', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 100 }, (_, id) => [
      `pages/page-${id}.mdx`,
      page(id % 2 === 0 ? 'Text {name}.' : `A *text*, the ${id}th.`, `Page ${id}`),
    ]),
  )
  await writeFiles(root, files)
  const { diagnostics } = await opened(root)
  const few = await check({ ...files, [programPath]: program() })
  expect(diagnostics).toEqual(few.diagnostics)
  expect(diagnostics).toHaveLength(50)
})

describe('a file that changes', () => {
  it('is seen even if its size and time stay the same', async () => {
    await write('pages/a.mdx', page('One.'))
    const { atime, mtime } = statSync(join(root, 'pages/a.mdx'))
    await opened(root)
    await write('pages/a.mdx', page('Two.'))
    utimesSync(join(root, 'pages/a.mdx'), atime, mtime)
    const { content } = await opened(root)
    const tree = content?.pages.find(({ slug }) => slug === 'a')?.body.tree
    expect(tree).toContain('Two.')
  })

  it('has its new name after it is renamed', async () => {
    await write(programPath, program({}, '<ToSupply>To come.</ToSupply>'))
    await opened(root)
    const path = 'content/programs/other.mdx'
    renameSync(join(root, programPath), join(root, path))
    const { content, documents, flags } = await opened(root)
    expect(content?.programs[0]).toMatchObject({ slug: 'other', path })
    expect(documents.map((document) => document.path)).toContain(path)
    expect(flags.map((flag) => flag.path)).toEqual([path])
  })

  it('is named when it changes after the content was opened', async () => {
    await write('public/images/a.txt', 'a')
    const before = await opened(root)
    expect(changedSince(root, before)).toBeUndefined()
    await write('public/images/a.txt', 'other')
    expect(changedSince(root, before)).toBe('public/images/a.txt')
    await write(programPath, program({ title: 'Other' }))
    expect(changedSince(root, before)).toBe(programPath)
  })
})

it('says so when a file cannot be opened', async (context) => {
  chmodSync(join(root, programPath), 0)
  if (process.getuid?.() === 0) return context.skip('root can open every file')
  const { diagnostics } = await opened(root)
  expect(diagnostics[0]?.message).toBe('the file cannot be opened; check its permissions')
})
