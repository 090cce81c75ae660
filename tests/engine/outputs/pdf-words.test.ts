import { execFileSync, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { openSite } from '#scripts/check/open-site.ts'
import { outputFiles, typesetDocument } from '#scripts/outputs/documents.ts'
import { today } from '#scripts/read/files/index.ts'
import { readPdf } from '#tests/engine/components/outputs/brochure/read-pdf.ts'
import {
  contentOf,
  neededInNepali,
  nepaliProgram,
  program,
  programPath,
} from '#tests/engine/small-sites/small-site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** Words in Devanagari with the joiners inside them. */
const wordsIn = (text: string) => new Set(text.match(/[\u0900-\u0963\u0970-\u097f\u200d]+/g))

const poppler = 'pdftotext'

const brochures: { name: string; pdf: Uint8Array; words: ReadonlySet<string> }[] = []

beforeAll(async () => {
  const small = await contentOf({
    ...neededInNepali,
    [programPath]: program(),
    'content/programs/local.ne.mdx': nepaliProgram('', 'इन्स्टिच्युट, गर्‍यो, राष्ट्रिय, शुद्ध, तथा, कुरा।'),
  })
  const { content = small } = await openSite(process.cwd(), today(process.cwd()))
  for (const file of [small, content].flatMap((site) => outputFiles(site))) {
    if (!('document' in file) || !file.address.startsWith('/ne/')) continue
    const { pdf } = await typesetDocument(file)
    // The label of the code is no text on the sheet.
    const words = wordsIn(JSON.stringify({ ...file.document.content, codeLabel: '' }))
    brochures.push({ name: file.address, pdf, words })
  }
}, 60_000)

/** The words that a text lacks, by brochure. */
const without = (texts: readonly string[], hasWord: (text: string, word: string) => boolean) =>
  brochures.map(({ name, words }, i) => [
    name,
    [...words].filter((word) => !hasWord(texts[i] ?? '', word)),
  ])

const none = () => brochures.map(({ name }) => [name, []])

test('each Nepali word of a brochure can be found and copied in Evince, Okular and others', async ({
  skip,
}) => {
  skip(spawnSync(poppler, ['-v']).error !== undefined, `${poppler} of Poppler is not installed`)
  const folder = await temporaryFolder()
  const texts = await Promise.all(
    brochures.map(async ({ pdf }, i) => {
      const file = path.join(folder, `${i}.pdf`)
      await writeFile(file, pdf)
      return execFileSync(poppler, ['-raw', file, '-'], { encoding: 'utf8' })
    }),
  )
  expect(without(texts, (text, word) => wordsIn(text).has(word))).toEqual(none())
})

// pdf.js takes a wide glyph with a vowel sign for one without width, and sees a space after it.
test('each Nepali word has its letters in Firefox, which reads no ActualText', async () => {
  const read = await Promise.all(brochures.map(({ pdf }) => readPdf(pdf)))
  const joiners = /[\s\u200d]/g
  const texts = read.map(({ text }) => text.replaceAll(joiners, ''))
  expect(without(texts, (text, word) => text.includes(word.replaceAll(joiners, '')))).toEqual(
    none(),
  )
})
