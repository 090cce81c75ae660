import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import { cachedBytes, packageVersion } from '#scripts/make/media/index.ts'
import { type Cut, cutFont } from './cut-font.ts'
import type { FontSource } from './font-source.ts'
import { renameFont } from './rename-font.ts'

/** HVAR repeats what the outlines say of widths; STAT names styles for the menus of other programs. */
const notForBrowsers = ['HVAR', 'STAT']

/** A WOFF2 cut that browsers alone have to read, and what it keeps of its source. */
export type LeanCut = Pick<Cut, 'characters' | 'weight' | 'features'>

/**
 * A cut without what browsers do not read: of the names the copyright stays, and the family's.
 * All weights are kerned as the lightest, from which the heaviest differs by a thousandth of an em
 * in the mean. GDEF, which holds the differences, goes in a second cut: the first reads in it how
 * the lightest weight is kerned.
 */
export const leanFont = (source: FontSource, cut: LeanCut, family: string): Promise<Uint8Array> => {
  const key = ['lean', packageVersion('subset-font'), family, JSON.stringify(cut), source.bytes]
  return cachedBytes('fonts', key, async () => {
    const first = await cutFont(source, { ...cut, format: 'truetype', without: notForBrowsers })
    const names = [
      [0, copyrightOf(first)],
      [1, family],
    ] as const
    return subsetFont(Buffer.from(renameFont(first, names)), cut.characters, {
      targetFormat: 'woff2',
      variationAxes: {},
      keepFeatures: cut.features,
      dropTables: ['GDEF'],
    })
  })
}

function copyrightOf(bytes: Uint8Array): string {
  const font = create(Buffer.from(bytes))
  if (font.isCollection || !font.copyright) throw new Error('the font names no copyright')
  return font.copyright
}
