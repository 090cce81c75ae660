import { rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { renamedPages } from '#scripts/check/links/renamed-pages.ts'
import { commitAll, writeFiles } from '#tests/support/temporary-folder.ts'
import { lineOf, opened, page, program, repository, siteFolder } from './small-site.ts'

const a = 'content/programs/a.mdx'
const b = 'content/programs/b.mdx'
const first = program()
const second = program({ id: '2', order: '2', title: 'Another program' })

const remove = (root: string, file: string) => rm(path.join(root, file))

const faultsOf = async (root: string) => (await opened(root, '2027-01-01')).diagnostics.map(lineOf)

async function hintsOf(root: string) {
  const { documents } = await opened(root, '2027-01-01')
  return (await renamedPages(root, documents)).map(({ hint }) => hint)
}

describe('of two files with one value, the fault is at', () => {
  const atA = `${a}:7:8  order: 2 is taken by ${b}:7; expected a value of its own`

  it('the one that is not committed yet', async () => {
    const root = await repository({ [a]: first, [b]: second })
    await writeFiles(root, { [a]: program({ order: '2' }) })
    expect(await faultsOf(root)).toEqual([atA])
  })

  it('the new one, even if the others have other ends of line on this disk', async () => {
    const root = await repository({ [b]: second })
    await writeFiles(root, { [a]: program({ order: '2' }), [b]: second.replaceAll('\n', '\r\n') })
    expect(await faultsOf(root)).toEqual([atA])
  })

  it('the one whose commit is later', async () => {
    const root = await repository({ [b]: second }, { [a]: program({ order: '2' }) })
    expect(await faultsOf(root)).toEqual([atA])
  })
})

describe('a page with another name', () => {
  it('is told by its text, and the check gives the line to add', async () => {
    const root = await repository({ [a]: first, 'pages/team.mdx': page('We.') })
    await remove(root, a)
    await remove(root, 'pages/team.mdx')
    await writeFiles(root, {
      [b]: program({ order: '2' }),
      'pages/people.mdx': page('We two.'),
    })
    expect(await hintsOf(root)).toEqual([
      expect.stringMatching(/its fields: formerly: \[\/programs\/a\]$/),
      expect.stringMatching(/its fields: formerly: \[\/team\]$/),
    ])
  })

  it('is told in the commit that renames it too', async () => {
    const root = await repository({ [a]: first })
    await remove(root, a)
    await writeFiles(root, { [b]: program({ formerly: '[/old]' }) })
    commitAll(root, '2027-01-12')
    expect(await hintsOf(root)).toEqual([
      expect.stringContaining('its fields: formerly: [/old, /programs/a]'),
    ])
  })

  it.each([
    ['names its old address', program({ formerly: '[/programs/a]' }), first],
    ['was a draft', first, program({ draft: 'true' })],
    [
      'has another text',
      program({ title: 'Law', id: '9', summary: 'X', description: 'Y', subjects: '[Z, W]' }, 'So.'),
      first,
    ],
  ])('has no warning if it %s', async (_, after, before) => {
    const root = await repository({ [a]: before })
    await remove(root, a)
    await writeFiles(root, { [b]: after })
    expect(await hintsOf(root)).toEqual([])
  })

  it('has no warning if only capitals tell its addresses apart', async () => {
    const root = await repository({ 'pages/Team.mdx': page('We.') })
    await remove(root, 'pages/Team.mdx')
    await writeFiles(root, { 'pages/team.mdx': page('We.') })
    expect(await hintsOf(root)).toEqual([])
  })

  it('is not a page that was there before, however alike', async () => {
    const root = await repository({ [a]: first, [b]: second })
    await remove(root, a)
    expect(await hintsOf(root)).toEqual([])
  })

  it('is not known without a repository', async () => {
    expect(await hintsOf(await siteFolder({ [a]: first }))).toEqual([])
  })
})
