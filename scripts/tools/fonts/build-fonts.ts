import { emitMedia } from '#scripts/make/media/index.ts'
import { firstVisitCharacters, unicodeRange } from './characters.ts'
import { cutFont } from './cut-font.ts'
import { exactFont } from './exact-font.ts'
import { fallbackFaces } from './fallback-faces.ts'
import { families, type Family, fontSource, type FontFile } from './font-source.ts'
import { leanFont, type LeanCut } from './lean-font.ts'

export type SiteFonts = {
  /** All `@font-face` rules; every `url()` is a site path without the base: `/media/….woff2`. */
  css: string
  /** Site paths of the two files that every page needs at once. */
  preload: string[]
  /** Every file named in `css`, by its site path. */
  files: Map<string, Uint8Array>
}

/**
 * A face of a CSS family: either what a first visit needs of a file, or all of one, `among` the
 * files of the family.
 */
type Face = { family: string; name: string; source: FontFile } & (
  | { firstVisit: Pick<LeanCut, 'characters' | 'features'> }
  | { among: readonly FontFile[] }
)

/**
 * The fonts of the site: for a first visit Eczar, Public Sans and the Nepali name; the rest of the
 * characters in files that a browser fetches only for a page that uses them.
 */
export async function buildFonts(options: { nepaliName: string }): Promise<SiteFonts> {
  const files = new Map<string, Uint8Array>()
  const rules = [await fallbackFaces('eczar'), await fallbackFaces('public-sans')]
  const preload: string[] = []
  const add = (name: string, bytes: Uint8Array, face: { family: string; range?: string }) => {
    const href = emitMedia(name, 'woff2', bytes)
    files.set(href, bytes)
    const range = face.range === undefined ? '' : `;unicode-range:${face.range}`
    rules.push(
      `@font-face{font-family:"${face.family}";src:url(${href});font-weight:400 700;font-display:swap${range}}`,
    )
    return href
  }
  for (const face of faces) {
    const source = await fontSource(face.source)
    const { family } = face
    const weight = weightOf(face.source)
    if ('firstVisit' in face) {
      const bytes = await leanFont(source, { ...face.firstVisit, weight }, family)
      const range = unicodeRange(face.firstVisit.characters)
      preload.push(add(face.name, bytes, { family, range }))
    } else {
      const { characters } = source
      const bytes = await cutFont(source, { characters, weight, format: 'woff2' })
      add(face.name, bytes, { family, range: await sharedRange(face.source, face.among) })
    }
  }
  add('eczar-name', await nameFont(options.nepaliName), { family: 'Eczar Name' })
  return { css: `${rules.join('\n')}\n`, preload, files }
}

/** The Nepali name in the one weight that it is set in. */
const nameFont = async (text: string) =>
  exactFont(await fontSource('eczar-devanagari'), { text, weight: 500, format: 'woff2' })

/**
 * Headings have one weight. Text has those from running text to what is marked as strong
 * (components/theme.css), and so has Devanagari, which both families share a file of.
 */
const weightOf = (source: FontFile) =>
  source === 'eczar-latin' || source === 'eczar-latin-ext' ? 600 : { min: 400, max: 640 }

const whole = (family: string, sources: readonly FontFile[]): Face[] =>
  sources.toReversed().map((source) => ({
    family,
    name: `${source}-all`,
    source,
    among: sources,
  }))

/**
 * `unicode-range` of what a file is fetched for: what no file before it holds.
 * It may be wider than that, short of what a file after it holds, and then costs visitors less.
 */
async function sharedRange(file: FontFile, files: readonly FontFile[]): Promise<string> {
  const place = files.indexOf(file)
  const before = await heldBy(files.slice(0, place))
  const after = await heldBy(files.slice(place + 1))
  const own = [...(await heldBy([file]))].filter((character) => !before.has(character))
  return unicodeRange(own.join(''), (point) => !after.has(String.fromCodePoint(point)))
}

const heldBy = async (files: readonly FontFile[]) => {
  const sources = await Promise.all(files.map(fontSource))
  return new Set(sources.map(({ characters }) => characters).join(''))
}

/**
 * What shapes Latin letters that carry no marks of their own. Eczar's letters would touch without
 * its ligatures; those of Public Sans stand beside each other well.
 */
const usedFeatures = { eczar: ['kern', 'liga', 'calt'], 'public-sans': ['kern'] }

const firstVisit = (family: string, name: Family): Face => ({
  family,
  name,
  source: `${name}-latin`,
  firstVisit: { characters: firstVisitCharacters[name], features: usedFeatures[name] },
})

/** Where two faces of a family hold the same character, CSS takes the one that stands later. */
const faces: Face[] = [
  ...whole('Eczar', families.eczar),
  firstVisit('Eczar', 'eczar'),
  ...whole('Public Sans', [...families['public-sans'], 'eczar-devanagari']),
  firstVisit('Public Sans', 'public-sans'),
]
