import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkAcross } from '#scripts/content/check-across.ts'
import { createContentStore } from '#scripts/content/load.ts'
import type { ContentStore, ReadResult } from '#scripts/content/load.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { filesOf, page, program, programPath } from './small-site.ts'

vi.mock('#scripts/content/check-across.ts', { spy: true })

const otherPath = 'content/programs/other.mdx'
const pagePath = 'pages/a.mdx'
const text = '## First\n\nA [link](/programs/other#first), ![a hill](/images/hill.svg).'
const other = { id: '2', title: 'Report Writing', order: '2' }

let root: string
let store: ContentStore
beforeEach(async () => {
  root = await temporaryFolder()
  const hill = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  write('public/images/hill.svg', hill)
  write(otherPath, program(other, text))
  write(pagePath, page('A [link](/programs/local).'))
  for (const { path, bytes } of filesOf({ [programPath]: program({}, text) })) write(path, bytes)
  store = createContentStore(root, { keepUnpublished: true })
  await store.read()
  vi.mocked(checkAcross).mockClear()
})

afterEach(() => vi.unstubAllEnvs())

function write(path: string, content: string | Uint8Array) {
  mkdirSync(join(root, dirname(path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

/** What a store finds that has never read before. */
const anew = () => createContentStore(root, { keepUnpublished: true }).read()

/** Changes of a file that are seen in no other. */
const inItself = {
  words: program({}, text.replace('A [link]', 'Some other\nwords, a [link]')),
  'a heading with the same id': program({}, text.replace('## First', '## First [#first]')),
  'words that the owner has to supply': program(
    {},
    `${text}\n\n<Placeholder>To come.</Placeholder>`,
  ),
  'a title': program({ title: 'Economy' }, text),
  'a summary': program({ summary: '!placeholder Another summary.' }, text),
}

it.each(Object.entries(inItself))('shows %s without looking at other files', async (_, now) => {
  const before = await store.read()
  write(programPath, now)
  const result = await store.readChanged([programPath])
  expect(checkAcross).not.toHaveBeenCalled()
  expect(result.content?.programs[1]).toBe(before.content?.programs[1])
  expect(result).toEqual(await anew())
  expect(await store.read()).toBe(result)
})

it('shows the words of a page, under its layout', async () => {
  write(pagePath, page('Other words, and a [link](/programs/local).'))
  const result = await store.readChanged([pagePath])
  expect(checkAcross).not.toHaveBeenCalled()
  expect(result).toEqual(await anew())
})

/** Changes that are seen elsewhere, or are wrong. */
const further = {
  'a fault in the text': program({}, `${text} {name}`),
  'a field that is wrong': program({ id: 'seven' }, text),
  'the number of another entry': program({ id: '2' }, text),
  'the title of another entry': program({ title: 'report writing ' }, text),
  'another place in the order': program({ order: '3' }, text),
  'a link to another page': program({}, text.replace('/programs/other#first', '/nowhere')),
  'another picture': program({}, text.replace('hill.svg', 'none.svg')),
  'an id that others name': program({}, text.replace('## First', '## Second')),
  'a draft': program({ draft: 'true' }, text),
  'no text': program({}, ''),
}

it.each(Object.entries(further))('finds all that comes of %s', async (_, now) => {
  write(otherPath, program(other, text.replace('/programs/other#first', '/programs/local#first')))
  await store.read()
  write(programPath, now)
  expect(await store.readChanged([programPath])).toEqual(await anew())
  write(programPath, program({}, `${text} Again.`))
  expect(await store.readChanged([programPath])).toEqual(await anew())
})

it('finds what is wrong in the text of a page', async () => {
  write(pagePath, page('A [link](/programs/local). <Nothing>Text.</Nothing>'))
  const result = await store.readChanged([pagePath])
  expect(result.faults).toHaveLength(1)
  expect(result).toEqual(await anew())
})

it('knows where an entry says that it is a draft', async () => {
  write(programPath, program({ draft: 'true' }, text))
  const [before] = (await store.read()).unpublished
  write(programPath, program({ location: 'Patan', draft: 'true' }, text))
  const result = await store.readChanged([programPath])
  expect(result.unpublished[0]?.line).toBe((before?.line ?? 0) + 1)
  expect(result).toEqual(await anew())
})

it('finds two files that take the same title at once', async () => {
  write(programPath, program({ title: 'Same' }, text))
  write(otherPath, program({ ...other, title: 'Same' }, text))
  const result = await store.readChanged([programPath, otherPath])
  expect(result.faults.map(({ rule }) => rule)).toEqual(['duplicate-value'])
})

/** Of a file that holds the same bytes as before nobody asks when it was written. */
const unstamped = async (reading: Promise<ReadResult>) => ({
  ...(await reading),
  stamps: undefined,
})

it('finds a file that is new, gone, renamed, or a link by now', async () => {
  const [question, renamed] = ['content/faqs/new.mdx', 'content/faqs/newer.mdx']
  write(question, '---\nquestion: What?\norder: 9\n---\n\nThat.\n')
  expect(await store.readChanged([question])).toEqual(await anew())
  renameSync(join(root, question), join(root, renamed))
  expect(await store.readChanged([question, renamed])).toEqual(await anew())
  rmSync(join(root, pagePath))
  expect(await store.readChanged([pagePath])).toEqual(await anew())
  renameSync(join(root, programPath), join(root, 'kept.mdx'))
  symlinkSync('../../kept.mdx', join(root, programPath))
  expect(await unstamped(store.readChanged([programPath]))).toEqual(await unstamped(anew()))
  rmSync(join(root, programPath))
  symlinkSync('/etc/hosts', join(root, programPath))
  expect((await store.readChanged([programPath])).faults[0]?.rule).toBe('file-place')
})

it('finds a picture that has come with the text that names it, and one that is gone', async () => {
  write('public/images/new.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
  write(programPath, program({}, text.replace('hill.svg', 'new.svg')))
  const result = await store.readChanged([programPath])
  expect(result.faults).toEqual([])
  expect(result).toEqual(await anew())
  rmSync(join(root, 'public/images/new.svg'))
  write(programPath, program({}, text.replace('![a hill]', '![a high hill]')))
  const later = await store.readChanged([programPath])
  expect(later.faults).toEqual([])
  expect(later).toEqual(await anew())
})

it('does not look further for what an editor has made and taken away again', async () => {
  write(programPath, program({}, `${text} More.`))
  const result = await store.readChanged(['content/programs/4913', programPath])
  expect(checkAcross).not.toHaveBeenCalled()
  expect(result).toEqual(await anew())
})

const today = (day: string) => vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(day) / 1000))

it('publishes on the next day what comes then', async () => {
  today('2027-01-30')
  write(programPath, program({ publishFrom: '2027-01-31' }, text))
  expect((await store.read()).unpublished).toHaveLength(1)
  today('2027-01-31')
  write(otherPath, program(other, `${text} More.`))
  const result = await store.readChanged([otherPath])
  expect(result.unpublished).toEqual([])
  expect(result).toEqual(await anew())
})
