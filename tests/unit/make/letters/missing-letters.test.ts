import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentWarnings } from '#scripts/report/check/content-warnings.ts'
import { openContent } from '#scripts/content/open-content.ts'
import { placeOf, sentenceOf } from '#scripts/content/explain/report.ts'
import { isUnusual } from '#scripts/make/letters/missing-letters.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { filesOf, page, program, programPath, siteYaml } from '#tests/content/small-site.ts'
import { readFont } from '#tests/unit/components/fonts/read-font.ts'

/** The warnings of the small site with these files, as `place  sentence`. */
async function warningsOf(files: Record<string, string>) {
  const contents = filesOf(files).map(({ path, bytes }) => [path, Buffer.from(bytes)] as const)
  const root = await temporaryFolder(Object.fromEntries(contents))
  const { content, diagnostics } = await openContent(root)
  expect(diagnostics).toEqual([])
  const warnings = content ? await contentWarnings(root, content) : []
  return warnings.map(
    (diagnostic) => `${placeOf(diagnostic)}  ${diagnostic.severity} ${sentenceOf(diagnostic)}`,
  )
}

/** Every letter that the files of a font have. */
async function charactersOf(font: 'eczar' | 'public-sans') {
  const folder = 'scripts/make/typst/fonts'
  const names = readdirSync(folder).filter((name) => name.startsWith(font))
  const files = names.map((name) => readFont(readFileSync(`${folder}/${name}`)))
  const points = (await Promise.all(files)).flatMap(({ characters }) => Array.from(characters))
  return new Set(points.map((point) => String.fromCodePoint(point)))
}

test('no font is asked about letters that all of them hold', async () => {
  const [eczar, publicSans] = [await charactersOf('eczar'), await charactersOf('public-sans')]
  const points = Array.from({ length: 0x3000 }, (_, i) => String.fromCodePoint(i + 0x20))
  const everyday = points.filter((letter) => !isUnusual(letter) && !/\p{Cc}/u.test(letter))
  expect(everyday.filter((letter) => !eczar.has(letter))).toEqual([])
  const inDevanagari = /[\u0900-\u097F]/
  expect(everyday.filter((l) => !publicSans.has(l) && !inDevanagari.test(l))).toEqual([])
})

test('a letter in no font of a brochure is named where it stands', async () => {
  expect(await warningsOf({ [programPath]: program({}, 'A 漢 word, काठमाडौं and → too.') })).toEqual(
    [
      `${programPath}:10:3  warning no font of the brochure has “漢” (U+6F22); it shows as an empty box`,
    ],
  )
})

test('a letter in no font of a social picture is named where it stands', async () => {
  const files = { 'pages/about.mdx': page('Text with →.').replace('heading: A', 'heading: → A') }
  expect(await warningsOf(files)).toEqual([
    'pages/about.mdx:6:12  warning no font of the social picture has “→” (U+2192); it shows as an empty box',
  ])
})

test('a letter in the details of the institute is named once, in their file', async () => {
  const site = siteYaml.replace('locality: Maitighar', 'locality: 漢')
  const files = { 'content/site.yaml': site, [programPath]: program() }
  const second = program({ id: '2', order: '2', title: 'Another' })
  const warnings = await warningsOf({ ...files, 'content/programs/second.mdx': second })
  expect(warnings).toEqual([
    'content/site.yaml:5:22  warning no font of the brochure has “漢” (U+6F22); it shows as an empty box',
  ])
})
