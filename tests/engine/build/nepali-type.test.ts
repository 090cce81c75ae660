import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nepaliType, nepaliWords, runsOfLetters } from '#scripts/build/fonts/index.ts'
import { readFont } from '../components/fonts/read-font.ts'

/** Conjuncts of two and three letters, with and without signs, hooks and joiners. */
const text = `प्रशिक्षण प्रश्न टेक्स्ट शुद्ध ज्ञान गर्‍यो क्षेत्र पत्र श्रेष्ठ विद्यार्थी ट्रेनिङ सङ्गठन
  ब्रह्म द्वितीय राष्ट्रिय मन्त्रालय उत्तर जिल्ला तर्क अङ्क झर्ना रु ३,८५,००० माइतीघर इन्स्टिच्युट
  सम्पर्क गर्नुहोस् कृपया व्यवस्थापन स्वास्थ्य हुँदैन तपाईँको अनौपचारिक पूर्वाधार वृद्धि सर्त।`

const root = mkdtempSync(path.join(tmpdir(), 'type-'))
afterAll(() => rmSync(root, { recursive: true }))

const names = ['eczar', 'mukta'] as const

/** The font that the small one is cut from, as heavy as that is. */
function wholeFont(name: (typeof names)[number]) {
  const file = readFileSync(`components/fonts/${name}-devanagari-all.woff2`)
  return readFont(file, name === 'eczar' ? 600 : undefined)
}

async function fontsFor(words: readonly string[]) {
  const { files } = await nepaliType(root, words)
  const find = (start: string) =>
    [...files].find(([address]) => address.includes(start))?.[1] ?? new Uint8Array()
  return {
    eczar: await readFont(find('/eczar-')),
    mukta: await readFont(find('/mukta-')),
    sheet: Buffer.from(find('/ne.')).toString(),
    files,
  }
}

describe('the words of the site', () => {
  test('are those of any string, once each', () => {
    const content = {
      title: 'हाम्रो काम',
      list: [{ text: 'काम <b>गर्‍यो</b>।' }],
      map: new Map([['a', 'रु ५००']]),
    }
    const found = nepaliWords(content, 'काम')
    expect(found).toEqual([...new Set(found)])
    for (const word of ['हाम्रो', 'काम', 'गर्‍यो', '।', 'रु', '५००']) expect(found).toContain(word)
    expect(found.join('')).not.toMatch(/[a-z\s<]/)
  })
})

describe('the fonts of Nepali pages', () => {
  const words = nepaliWords(text)
  let cut: Awaited<ReturnType<typeof fontsFor>>
  beforeAll(async () => {
    cut = await fontsFor(words)
  })

  test.each(names)('%s shows every word as the whole font does, broken anywhere', async (name) => {
    const all = await wholeFont(name)
    for (const part of new Set([...words.flatMap(runsOfLetters), ' '])) {
      for (const language of ['ne', 'en'])
        expect([part, ...cut[name].shapesOf(part, language)]).toEqual([
          part,
          ...all.shapesOf(part, language),
        ])
    }
  })

  test('show a halant until a new conjunct is one of the words', async () => {
    const word = 'पद्म'
    const next = await fontsFor([...words, word])
    for (const name of names) {
      const shapes = (await wholeFont(name)).shapesOf(word, 'ne')
      expect(cut[name].shapesOf(word, 'ne')).not.toEqual(shapes)
      expect(next[name].shapesOf(word, 'ne')).toEqual(shapes)
    }
    expect([...next.files.keys()]).not.toEqual([...cut.files.keys()])
  })
})

test.each([
  'components/fonts/eczar-devanagari-all.woff2',
  'components/fonts/mukta-devanagari-all.woff2',
  'scripts/outputs/fonts/eczar-devanagari-600.ttf',
  'scripts/outputs/fonts/mukta-devanagari-400.ttf',
  'scripts/outputs/fonts/mukta-devanagari-600.ttf',
])('%s has the half forms before न and the झ of Nepal', async (file) => {
  const { shapesOf } = await readFont(readFileSync(file))
  for (const conjunct of ['क्न', 'ख्न', 'ग्न', 'च्न', 'ज्न', 'झ्न', 'ध्न'])
    expect([conjunct, shapesOf(conjunct, 'ne').at(-1)]).toEqual([conjunct, ...shapesOf('न', 'ne')])
  // That of Hindi has a tail below the line.
  expect(
    shapesOf('झ', 'ne')
      .join('')
      .match(/[ ,]-\d{3}/),
  ).toBeNull()
})
