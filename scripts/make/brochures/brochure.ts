import { readFile } from 'node:fs/promises'
import { cachedFile } from '#scripts/make/media/index.ts'
import { brochureKey } from './brochure-key.ts'
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
  cachedFile('brochures', brochureKey(input), async () => (await thePress())(sheetOf(input)).pdf)

/** The letters of a brochure that none of its fonts holds; they show as boxes. */
export const lettersLacking = async (input: BrochureInput): Promise<string[]> =>
  (await thePress())(sheetOf(input)).lacking

let loaded: Promise<Press> | undefined
const thePress = () => (loaded ??= press())
