import { expect, it } from 'vitest'
import { openSite } from '#scripts/check/open-site.ts'
import { checkRepository } from '#scripts/check/repository/check-repository.ts'
import { driftRules } from '#scripts/check/repository/translation-drift.ts'
import { writeFiles } from '#tests/support/temporary-folder.ts'
import {
  type Fields,
  nepaliProgram,
  program,
  programPath,
  repository,
  siteFolder,
} from '#tests/engine/small-sites/small-site.ts'

const ne = programPath.replace('.mdx', '.ne.mdx')
const translated = { [programPath]: program(), [ne]: nepaliProgram() }
const changed = { [programPath]: program({ summary: 'What a town lives on.' }) }

async function warningsOf(root: string) {
  const day = '2027-02-01'
  return checkRepository(driftRules, { root, opened: await openSite(root, day), day })
}
/** The days that the warnings name. */
const daysOf = async (root: string) =>
  (await warningsOf(root)).map(({ message }) => message.slice(-10))

it('says that the English text changed after its translation, when, and what to do', async () => {
  expect(await warningsOf(await repository(translated, changed))).toMatchObject([
    {
      path: ne,
      rule: 'out-of-step',
      message: `the English text (${programPath}) changed after this translation, on 2027-01-12`,
      hint: expect.stringMatching(/Translate the change\..* comparedOn: 2027-01-12$/),
    },
  ])
})

it('is settled by a change of the translation: later, in the same commit, and on disk', async () => {
  const both = { ...changed, [ne]: nepaliProgram('', 'राम्रो पाठ।') }
  expect(await daysOf(await repository(translated, changed, both))).toEqual([])
  expect(await daysOf(await repository(translated, both))).toEqual([])
  const root = await repository(translated)
  await writeFiles(root, changed)
  expect(await daysOf(root)).toEqual(['2027-02-01'])
  await writeFiles(root, both)
  expect(await daysOf(root)).toEqual([])
})

it('is settled up to the day that the translation names', async () => {
  const settled = { [ne]: nepaliProgram('comparedOn: 2027-01-13\n') }
  const root = await repository(translated, settled, changed)
  expect(await daysOf(root)).toEqual([])
  await writeFiles(root, { [programPath]: program({ title: 'Towns' }) })
  expect(await daysOf(root)).toEqual(['2027-02-01'])
})

it('says nothing of a change of facts, which are not translated', async () => {
  const facts = { order: '2', fee: 'free' }
  const after = (fields: Fields) => ({ [programPath]: program({ ...facts, ...fields }) })
  expect(await daysOf(await repository(translated, after({})))).toEqual([])
  const both = await repository(translated, changed, after({ summary: 'What a town lives on.' }))
  expect(await daysOf(both)).toEqual(['2027-01-13'])
})

it('is silent without git', async () => {
  expect(await daysOf(await siteFolder(translated))).toEqual([])
})
