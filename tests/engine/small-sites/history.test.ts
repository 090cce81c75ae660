import { rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkRepository } from '#scripts/check/repository/check-repository.ts'
import { renamedRules } from '#scripts/check/repository/renamed-pages.ts'
import { commitAll, writeFiles } from '#tests/support/temporary-folder.ts'
import { opened, page, program, repository, siteFolder } from './small-site.ts'

const a = 'content/programs/a.mdx'
const b = 'content/programs/b.mdx'
const first = program()
const second = program({ id: '2', order: '2', title: 'Another program' })

const remove = (root: string, file: string) => rm(path.join(root, file))

async function hintsOf(root: string) {
  const day = '2027-01-01'
  const site = await opened(root, day)
  const found = await checkRepository(renamedRules, { root, opened: site, day })
  return found.map(({ hint }) => hint)
}

describe('a page with another name', () => {
  it('is told by its text, and the check gives the line to add', async () => {
    const root = await repository({ [a]: first, 'pages/team.mdx': page('We.') })
    await remove(root, a)
    await remove(root, 'pages/team.mdx')
    await writeFiles(root, {
      [b]: program({ order: '2' }),
      'pages/people.mdx': page('We two.'),
    })
    commitAll(root, '2027-01-12')
    expect(await hintsOf(root)).toEqual([
      expect.stringMatching(/its fields: formerly: \[\/programs\/a\]$/),
      expect.stringMatching(/its fields: formerly: \[\/team\]$/),
    ])
  })

  it('is told the addresses that it already had, too', async () => {
    const root = await repository({ [a]: first })
    await remove(root, a)
    await writeFiles(root, { [b]: program({ formerly: '[/old]' }) })
    commitAll(root, '2027-01-12')
    expect(await hintsOf(root)).toEqual([
      expect.stringContaining('its fields: formerly: [/old, /programs/a]'),
    ])
  })

  it.each([
    ['names its old address', program({ formerly: '[/programs/a]' })],
    ['is a draft', program({ draft: 'true' })],
    [
      'has another text',
      program({ title: 'Law', id: '9', summary: 'X', description: 'Y', subjects: '[Z, W]' }, 'So.'),
    ],
  ])('has no warning if it %s', async (_, after) => {
    const root = await repository({ [a]: first })
    await remove(root, a)
    await writeFiles(root, { [b]: after })
    commitAll(root, '2027-01-12')
    expect(await hintsOf(root)).toEqual([])
  })

  it('has no warning if only capitals tell its addresses apart', async () => {
    const root = await repository({ 'pages/Team.mdx': page('We.') })
    await remove(root, 'pages/Team.mdx')
    await writeFiles(root, { 'pages/team.mdx': page('We.') })
    commitAll(root, '2027-01-12')
    expect(await hintsOf(root)).toEqual([])
  })

  it('is not a page that was there before, however alike', async () => {
    const root = await repository({ [a]: first, [b]: second })
    await remove(root, a)
    commitAll(root, '2027-01-12')
    expect(await hintsOf(root)).toEqual([])
  })

  it('is not known without a repository', async () => {
    expect(await hintsOf(await siteFolder({ [a]: first }))).toEqual([])
  })
})
