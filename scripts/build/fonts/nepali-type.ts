import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openCache, project } from '#scripts/system/cache.ts'

export const sources = ['scripts/build/fonts', 'components/fonts']

/** The folder of bundled style sheets and fonts. */
const folder = '/assets/static'

/** The whole fonts in nepali.css. A variable one has one weight in a built site, which headings use. */
const weights = new Map([['eczar-devanagari-all.woff2', 600]])

const fontUrl = /url\('\.\/([\w-]+\.woff2)'\)/g

const read = (file: string) => readFileSync(path.join(project, 'components/fonts', file))

/**
 * Makes the sheet components/fonts/nepali.css for a built site, with each of its fonts cut to `words`.
 * A cut font shows a conjunct of another word with a halant, so `words` must be all words of Nepali
 * pages. The fonts are cached in `root`. Their names contain the hash of their bytes: words that need
 * no new glyph change nothing. Returns the addresses of the sheet and of the fonts to preload, and all files.
 */
export async function nepaliType(root: string, words: readonly string[]) {
  const { cached } = openCache({ root, kind: 'fonts', sources })
  const whole = read('nepali.css').toString()
  const fonts = new Map<string, Uint8Array>()
  const names = new Map<string, string>()
  for (const [, file = ''] of whole.matchAll(fontUrl)) {
    const bytes = await cached([file, words.join(' ')], async () =>
      // A build whose words haven't changed doesn't wait for HarfBuzz to load.
      (await import('./cut-font.ts')).cutFont(read(file), [...words, ' '], weights.get(file)),
    )
    const name = hashedName(file.replace('-all.', '-cut.'), bytes)
    fonts.set(`${folder}/${name}`, bytes)
    names.set(file, name)
  }
  const sheet = whole
    .replace(fontUrl, (_, file: string) => `url('./${names.get(file)}')`)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
  const address = `${folder}/${hashedName('ne.css', sheet)}`
  const preload = [...fonts.keys()]
  return { sheet: address, preload, files: fonts.set(address, Buffer.from(sheet)) }
}

/** `ne.css` as `ne.1a2b3c4d.css`, like the names that Vite gives. */
const hashedName = (file: string, bytes: string | Uint8Array) =>
  file.replace('.', `.${hash('sha256', bytes).slice(0, 8)}.`)
