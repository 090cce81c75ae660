import { emitMedia } from '../media/emit.ts'
import { firstVisitCharacters, unicodeRange } from './characters.ts'
import { cutFont, type Cut } from './cut-font.ts'
import { fallbackFaces } from './fallback-faces.ts'
import { families, fontSource, type FontFile } from './font-source.ts'
import { neededFeatures } from './needed-features.ts'

export type SiteFonts = {
  /** All `@font-face` rules; every `url()` is a site path without the base: `/media/….woff2`. */
  css: string
  /** Site paths of the two files that every page needs at once. */
  preload: string[]
  /** Every file named in `css`, by its site path. */
  files: Map<string, Uint8Array>
}

/** A face of a CSS family; `cut` names what to keep of its source, the whole of it if absent. */
type Face = {
  family: string
  name: string
  source: FontFile
  cut?: Partial<Cut>
  /** All files of the family, of which this is one. */
  among?: readonly FontFile[]
  /** The only one of its family, asked for whatever it holds. */
  alone?: true
  early?: true
}

/**
 * The fonts of the site: for a first visit Eczar, Public Sans and the Nepali name; the rest of the
 * characters in files that a browser fetches only for a page that uses them.
 */
export async function buildFonts(options: { nepaliName: string }): Promise<SiteFonts> {
  const files = new Map<string, Uint8Array>()
  const rules = [await fallbackFaces('eczar'), await fallbackFaces('public-sans')]
  const preload: string[] = []
  for (const face of [...faces, await nameFace(options.nepaliName)]) {
    const source = await fontSource(face.source)
    const cut = { ...wholeFont, characters: source.characters, ...face.cut }
    const bytes = await cutFont(source, cut)
    const href = emitMedia(face.name, 'woff2', bytes)
    files.set(href, bytes)
    if (face.early) preload.push(href)
    const range = face.among
      ? await sharedRange(face.source, face.among)
      : unicodeRange(cut.characters)
    const only = face.alone ? '' : `;unicode-range:${range}`
    rules.push(
      `@font-face{font-family:"${face.family}";src:url(${href});font-weight:400 700;font-display:swap${only}}`,
    )
  }
  return { css: `${rules.join('\n')}\n`, preload, files }
}

/** The Nepali name, in the one weight and with the features that it is set in. */
async function nameFace(nepaliName: string): Promise<Face> {
  const source = 'eczar-devanagari'
  const cut = { characters: nepaliName, weight: 500, format: 'woff2' } as const
  const features = await neededFeatures(await fontSource(source), cut)
  return {
    family: 'Eczar Name',
    name: 'eczar-name',
    source,
    cut: { ...cut, features },
    alone: true,
  }
}

/** From running text to what is marked as strong (components/theme.css). */
const wholeFont = { weight: { min: 400, max: 650 }, format: 'woff2' } as const

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

/** What shapes Latin letters that carry no marks of their own. */
const usedFeatures = ['kern', 'liga', 'calt', 'tnum']

const firstVisit = (family: string, name: 'eczar' | 'public-sans'): Face => ({
  family,
  name,
  source: `${name}-latin`,
  cut: { characters: firstVisitCharacters[name], features: usedFeatures },
  early: true,
})

/** Where two faces of a family hold the same character, CSS takes the one that stands later. */
const faces: Face[] = [
  ...whole('Eczar Variable', families.eczar),
  firstVisit('Eczar Variable', 'eczar'),
  ...whole('Public Sans Variable', [...families['public-sans'], 'eczar-devanagari']),
  firstVisit('Public Sans Variable', 'public-sans'),
]
