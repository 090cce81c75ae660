import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { languageNames } from '#content/schema/languages.ts'
import { cutFont, runsOfLetters } from './cut-font.ts'

/**
 * Cuts the small fonts of a first visit from the whole ones in components/fonts:
 *
 * - `node scripts/run.mjs scripts/build/fonts/cut.ts text` cuts Eczar and Public Sans to the
 *   characters that their `unicode-range` in fonts.css names.
 * - `node scripts/run.mjs scripts/build/fonts/cut.ts name <the name in Nepali>` cuts Eczar Name to it and to the
 *   word of the link to Nepali pages.
 */
const folder = path.resolve(import.meta.dirname, '../../../components/fonts')
const read = (file: string) => readFileSync(path.join(folder, file))
const write = (file: string, bytes: string | Uint8Array) => {
  writeFileSync(path.join(folder, file), bytes)
  console.log(`Wrote components/fonts/${file}, ${bytes.length} bytes`)
}

/** The features that Latin text uses. Without its ligatures, letters of Eczar would touch. */
const families = { eczar: ['kern', 'liga', 'calt'], 'public-sans': ['kern'] }

async function cutText(): Promise<void> {
  for (const [family, keepFeatures] of Object.entries(families)) {
    const characters = charactersOf(`${family}.woff2`)
    const kerned = await subsetFont(read(`${family}-latin-all.woff2`), characters, {
      targetFormat: 'truetype',
      keepFeatures,
      dropTables: ['HVAR', 'STAT'],
    })
    // GDEF holds how kerning varies with the weight. Without it, every weight is kerned as the
    // lightest one: a thousandth of an em off on average, and 900 bytes less.
    const options = { targetFormat: 'woff2', keepFeatures, dropTables: ['GDEF'] } as const
    write(`${family}.woff2`, await subsetFont(kerned, characters, options))
  }
}

async function cutName(name: string): Promise<void> {
  const words = [name, languageNames.ne].flatMap(runsOfLetters)
  const medium = read('../../scripts/outputs/fonts/eczar-devanagari-500.ttf')
  write('eczar-name.woff2', await cutFont(medium, words))
  const code = read('name.ts').toString().replace(/'.*'/, `'${name}'`)
  write('name.ts', code)
}

function charactersOf(file: string): string {
  const rule = read('fonts.css')
    .toString()
    .split('@font-face')
    .find((text) => text.includes(`/${file}'`))
  const [, ranges = ''] = /unicode-range:([^;]+)/.exec(rule ?? '') ?? []
  const points = ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
  return String.fromCodePoint(...points)
}

const [command, name] = process.argv.slice(2)
if (command === 'text') await cutText()
else if (command === 'name' && name) await cutName(name)
else {
  console.error('Expected `text`, or `name` and the name in Nepali.')
  process.exitCode = 1
}
