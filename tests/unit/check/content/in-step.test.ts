import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openContent, outOfStep } from '#scripts/check/content/index.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import {
  nepaliProgram,
  program,
  programPath,
  repository,
  siteFolder,
} from '#tests/content/small-site.ts'

const ne = programPath.replace('.mdx', '.ne.mdx')
const body = 'Plan.\n\n[Count](/).\n\nMeet.'
const english = program({}, body)
const translated = { [programPath]: english, [ne]: nepaliProgram() }

const warningsOf = async (root: string) => {
  const opened = await openContent(root, '2027-02-01')
  return outOfStep(root, opened, '2027-02-01')
}
const messagesOf = async (root: string) => (await warningsOf(root)).map(({ message }) => message)

const changed = program({ summary: 'What a town lives on.' }, 'Plan well.\n\nCount.\n\nMeet all.')
const told = (words: string, day = '2027-01-12') => [
  `${words} of ${programPath} changed on ${day}, after this translation`,
]

it('says which English words changed after their translation, when, and what to do', async () => {
  const root = await repository(translated, { [programPath]: changed })
  expect(await warningsOf(root)).toMatchObject([
    {
      path: ne,
      message: told('the summary and 2 paragraphs')[0],
      hint: expect.stringMatching(/Translate the change\..* comparedOn: 2027-01-12$/),
    },
  ])
})

const reordered = program({}, 'Count.\n\nPlan.\n\nMeet.')
const withOtherLink = program({}, body.replace('(/)', '(/programs)'))
const withOtherOrder = changed.replace('order: 1', 'order: 2')

it.each([
  ['a fact', [program({ order: '2' }, body)], []],
  ['the order of the text', [reordered], told('the order of the text')],
  ['a list', [program({ subjects: '[Budgets, Planning]' }, body)], told('the subjects')],
  ['the number of paragraphs', [program({}, `${body}\n\nEat.`)], told('1 paragraph')],
  ['the address of a link', [withOtherLink], []],
  ['words, then of a fact', [changed, withOtherOrder], told('the summary and 2 paragraphs')],
  ['words, and back', [changed, english], []],
])('after a change of %s, says only what is to translate', async (_, texts, expected) => {
  const commits = texts.map((text) => ({ [programPath]: text }))
  expect(await messagesOf(await repository(translated, ...commits))).toEqual(expected)
})

it('is settled by a change of the translation: later, in the same commit, and on disk', async () => {
  const both = { [programPath]: changed, [ne]: nepaliProgram('', 'राम्रो पाठ।') }
  const later = await repository(translated, { [programPath]: changed }, both)
  expect(await messagesOf(later)).toEqual([])
  expect(await messagesOf(await repository(translated, both))).toEqual([])
  const root = await repository(translated)
  await writeFiles(root, { [programPath]: changed })
  expect(await messagesOf(root)).toEqual(told('the summary and 2 paragraphs', '2027-02-01'))
  await writeFiles(root, both)
  expect(await messagesOf(root)).toEqual([])
})

it.each([
  ['a field', program({ summary: 'What a town lives on.', durashun: '5 days' }, body)],
  ['the text', program({}, `${body}\n\n<Note>\n\nEat.`)],
])('is not compared with English that has a fault in %s, which is told there', async (_, text) => {
  const root = await repository(translated)
  await writeFiles(root, { [programPath]: text })
  expect(await messagesOf(root)).toEqual([])
})

it('is settled up to the day that the translation names', async () => {
  const settled = { [ne]: nepaliProgram('comparedOn: 2027-01-13\n') }
  const root = await repository(translated, settled, { [programPath]: changed })
  expect(await messagesOf(root)).toEqual([])
  await writeFiles(root, { [programPath]: program({ title: 'Towns' }, body) })
  expect(await messagesOf(root)).toEqual(told('the title, summary and 2 paragraphs', '2027-02-01'))
})

it('says once that a shallow clone has no older history, and still compares what it has', async () => {
  const root = await repository(translated, { [programPath]: changed })
  const folder = await temporaryFolder({})
  const clone = (depth: number) => {
    const to = path.join(folder, String(depth))
    execFileSync('git', ['clone', '-q', '--depth', String(depth), `file://${root}`, to])
    return to
  }
  expect(await messagesOf(clone(1))).toEqual([expect.stringContaining('begins on 2027-01-12')])
  expect(await messagesOf(clone(2))).toEqual([
    expect.stringContaining('begins on 2027-01-11'),
    ...told('the summary and 2 paragraphs'),
  ])
})

it('is silent without git', async () => {
  expect(await messagesOf(await siteFolder(translated))).toEqual([])
})
