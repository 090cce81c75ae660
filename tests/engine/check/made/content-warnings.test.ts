import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkRepository } from '#scripts/check/repository/check-repository.ts'
import { generatedRules, isUnusual } from '#scripts/check/repository/generated-files.ts'
import {
  entry,
  lineOf,
  opened,
  page,
  program,
  programPath,
  siteFolder,
  siteYaml,
} from '#tests/engine/small-sites/small-site.ts'
import { missingLetters, textFonts } from '#scripts/outputs/typst.ts'
import { readFont } from '#tests/engine/components/fonts/read-font.ts'

/** The warnings of the small site with these files, as `place  sentence`. */
async function warningsOf(files: Record<string, string>) {
  const root = await siteFolder(files)
  const day = '2027-01-01'
  const site = await opened(root, day)
  expect(site.diagnostics).toEqual([])
  const warnings = await checkRepository(generatedRules, { root, opened: site, day })
  return warnings.map(lineOf)
}

/** Every letter that the files of a font have. */
async function charactersOf(font: 'eczar' | 'public-sans') {
  const folder = 'scripts/outputs/fonts'
  const names = readdirSync(folder).filter((name) => name.startsWith(font))
  const files = names.map((name) => readFont(readFileSync(`${folder}/${name}`)))
  const points = (await Promise.all(files)).flatMap(({ characters }) => Array.from(characters))
  return new Set(points.map((point) => String.fromCodePoint(point)))
}

test('letters count as usual only if every font has them', async () => {
  const [eczar, publicSans] = [await charactersOf('eczar'), await charactersOf('public-sans')]
  const points = Array.from({ length: 0x3000 }, (_, i) => String.fromCodePoint(i + 0x20))
  const usual = points.filter((letter) => !isUnusual(letter) && !/\p{Cc}/u.test(letter))
  expect(usual.filter((letter) => !eczar.has(letter))).toEqual([])
  // Joiners need no letter of their own.
  expect(await missingLetters('A\u200Cर्\u200D', textFonts)).toEqual([])
  const inDevanagari = /[\u0900-\u097F\u200C\u200D]/
  expect(usual.filter((l) => !publicSans.has(l) && !inDevanagari.test(l))).toEqual([])
})

const twoPrograms = {
  'content/site.yaml': siteYaml.replace('locality: Maitighar', 'locality: 漢'),
  [programPath]: program(),
  'content/programs/second.mdx': program({ id: '2', order: '2', title: 'Another' }),
}

test.each<[string, Record<string, string>, string, string]>([
  [
    'in no font of a brochure is named at its place',
    { [programPath]: program({}, 'A 漢 word, काठमाडौं and → too.') },
    `${programPath}:10:3`,
    'brochure has “漢” (U+6F22)',
  ],
  [
    'in no font of a social picture is named at its place',
    { 'pages/about.mdx': page('Text with →.').replace('heading: A', 'heading: → A') },
    'pages/about.mdx:6:12',
    'social picture has “→” (U+2192)',
  ],
  [
    'in the title of a notice is named at its place',
    { 'content/notices/a.mdx': entry('notice', { title: '→ A' }) },
    'content/notices/a.mdx:2:8',
    'social picture has “→” (U+2192)',
  ],
  [
    'in the details of the institute is named once, in their file',
    twoPrograms,
    'content/site.yaml:5:22',
    'brochure has “漢” (U+6F22)',
  ],
])('a letter %s', async (_, files, place, words) => {
  expect(await warningsOf(files)).toEqual([
    `${place}  no font of the ${words}; it shows as an empty box`,
  ])
})
