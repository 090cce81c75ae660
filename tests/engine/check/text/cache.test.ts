import { expect, it } from 'vitest'
import { sentenceOf } from '#scripts/read/diagnostics/diagnostic.ts'
import { checkProse } from '#scripts/check/text/check-prose.ts'
import {
  check,
  type Fields,
  nepaliProgram,
  page,
  program,
  programPath,
} from '#tests/engine/small-sites/small-site.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

/** The messages about a page when the check runs on a day. */
async function messages(root: string, text: string, day = '2027-01-01') {
  const opened = await check({ 'pages/index.mdx': page(text) })
  return (await checkProse(root, opened, day)).map(sentenceOf)
}

it('a word added to the dictionary is known in the next run', async () => {
  const root = await temporaryFolder({})
  expect(await messages(root, 'The xyzzyq.')).toHaveLength(1)
  await writeFiles(root, { 'content/dictionary/words.txt': 'xyzzyq # a word\n' })
  expect(await messages(root, 'The xyzzyq.')).toEqual([])
})

it('a translation is checked again once its original changes', async () => {
  const root = await temporaryFolder({})
  const found = async (fields: Fields) => {
    const opened = await check({
      [programPath]: program(fields),
      [programPath.replace('.mdx', '.ne.mdx')]: nepaliProgram('', '## Fee\n\nपाठ।'),
    })
    const diagnostics = await checkProse(root, opened, '2027-01-01')
    return diagnostics.filter(({ rule }) => rule === 'doubled-field').map(sentenceOf)
  }
  expect(await found({})).toEqual([expect.stringContaining('has a field of its own')])
  expect(await found({ fee: 'on request' })).toEqual([expect.stringContaining('says this already')])
})

it('a Nepali word to avoid is told with the word to use', async () => {
  const words = 'मस्यौदा: लेखोट, ड्राफ्ट # a draft\nौँ: ौं\n'
  const root = await temporaryFolder({ 'content/dictionary/nepali.txt': words })
  expect(await messages(root, 'हाम्रो लेखोटमा काम गर्छौं। मस्यौदा गर्छौँ, ओड्राफ्ट।')).toEqual([
    'use “मस्यौदा” in place of “लेखोट”',
    'use “ौँ” in place of “ौं”',
  ])
})

it('a dictionary that cannot be used is told', async () => {
  const root = await temporaryFolder({})
  const utf16 = Buffer.from('\uFEFFxyzzyq', 'utf16le')
  await writeFiles(root, { 'content/dictionary/words.txt': utf16 })
  expect((await messages(root, 'Text.'))[0]).toContain('not UTF-8')
  await writeFiles(root, { 'content/dictionary/words.txt': 'Please add xyzzyq # a word\n' })
  expect((await messages(root, 'Text.'))[0]).toContain('one word on a line')
  await writeFiles(root, {
    'content/dictionary/words.txt': '',
    'content/dictionary/nepali.txt': 'तालिम',
  })
  expect((await messages(root, 'Text.'))[0]).toContain('the words to avoid')
})

it('a promise is past in the run after its day', async () => {
  const root = await temporaryFolder({})
  const text = 'The course begins on 12 March 2027.'
  expect(await messages(root, text, '2027-03-12')).toEqual([])
  expect(await messages(root, text, '2027-03-14')).toHaveLength(1)
})
