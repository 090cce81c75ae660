import { readFile } from 'node:fs/promises'
import { cachedFile, keptFile } from '../media/cached-bytes.ts'
import { recipeOf } from '../media/recipe.ts'
import { type BrochureInput, sheetOf } from './sheet.ts'
import { type Press, press } from './typst.ts'

/**
 * A program's brochure as PDF: A4, tagged for assistive technology, its fonts embedded, without any
 * date, so that the same program gives the same bytes.
 */
export const brochure = async (input: BrochureInput): Promise<Uint8Array> =>
  readFile(await brochureFile(input))

/** The path of a brochure in the cache, where it is put if it is not there yet. */
export const brochureFile = (input: BrochureInput): Promise<string> =>
  cachedFile('brochures', keyOf(input), async () => (await thePress())(sheetOf(input)).pdf)

/** The path of a brochure in the cache, if it is there. */
export const keptBrochure = (input: BrochureInput): Promise<string | undefined> =>
  keptFile('brochures', keyOf(input))

/** The letters of a brochure that none of its fonts holds; they show as boxes. */
export const lettersLacking = async (input: BrochureInput): Promise<string[]> =>
  (await thePress())(sheetOf(input)).lacking

/** What a brochure depends on: its words and the program that makes it. */
const keyOf = (input: BrochureInput) => [
  recipeOf({
    folders: ['scripts/brochures', 'scripts/artwork', 'scripts/fonts'],
    packages: [
      '@myriaddreamin/typst-ts-node-compiler',
      '@fontsource-variable/eczar',
      '@fontsource-variable/public-sans',
      '@mdx-js/mdx',
      'remark-gfm',
    ],
  }),
  JSON.stringify(input),
]

let loaded: Promise<Press> | undefined
const thePress = () => (loaded ??= press())
