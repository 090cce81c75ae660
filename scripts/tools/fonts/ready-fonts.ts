import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { emitMedia, recipeOf } from '#scripts/make/media/index.ts'
import type { SiteFonts } from './build-fonts.ts'

/** Where the repository keeps what the cutting gives: the files, and `fonts.json`. */
export const readyFolder = 'components/fonts'

/** What `fonts.json` says of the files, and what they were cut from. */
type Ready = {
  nepaliName: string
  recipe: string
  preload: string[]
  /** Site paths by the names of the files, of whose bytes they tell. */
  files: Record<string, string>
  rules: string[]
}

const cutters = ['subset-font', 'harfbuzzjs', 'fontkitten', '@capsizecss/unpack']
const sources = ['eczar', 'public-sans'].map((family) => `@fontsource-variable/${family}`)

const currentRecipe = () =>
  recipeOf({ folders: ['scripts/tools/fonts'], packages: [...cutters, ...sources] })

/**
 * The fonts of the site as the repository keeps them; if they were cut for another name, in another
 * way or from other packages, or are damaged, they are cut anew, which takes seconds.
 */
export async function siteFonts(
  options: { nepaliName: string },
  folder = readyFolder,
): Promise<SiteFonts> {
  const ready = readyFonts(folder, options.nepaliName)
  if (ready) return ready
  const { buildFonts } = await import('./build-fonts.ts')
  return buildFonts(options)
}

/** The kept fonts, if they are what would be cut now. */
function readyFonts(folder: string, nepaliName: string): SiteFonts | undefined {
  try {
    const ready: Ready = JSON.parse(readFileSync(path.join(folder, 'fonts.json'), 'utf8'))
    if (ready.nepaliName !== nepaliName || ready.recipe !== currentRecipe()) return undefined
    const files = new Map<string, Uint8Array>()
    for (const [file, href] of Object.entries(ready.files)) {
      const bytes = readFileSync(path.join(folder, file))
      if (emitMedia(path.parse(file).name, 'woff2', bytes) !== href) return undefined
      files.set(href, bytes)
    }
    return { css: `${ready.rules.join('\n')}\n`, preload: ready.preload, files }
  } catch {
    return undefined
  }
}

/** Cuts the fonts and keeps them in the folder, with the licences that allow it; see `siteFonts`. */
export async function writeReadyFonts(nepaliName: string, folder = readyFolder): Promise<void> {
  const { buildFonts } = await import('./build-fonts.ts')
  const { css, preload, files } = await buildFonts({ nepaliName })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const ready: Ready = {
    nepaliName,
    recipe: currentRecipe(),
    preload,
    files: {},
    rules: css.trimEnd().split('\n'),
  }
  for (const [href, bytes] of files) {
    const file = path.posix.basename(href).replace(/\.[0-9a-f]{8}\./, '.')
    ready.files[file] = href
    writeFileSync(path.join(folder, file), bytes)
  }
  for (const family of ['eczar', 'public-sans']) {
    const licence = `node_modules/@fontsource-variable/${family}/LICENSE`
    copyFileSync(licence, path.join(folder, `${family}.licence.txt`))
  }
  writeFileSync(path.join(folder, 'fonts.json'), `${JSON.stringify(ready, null, 2)}\n`)
}
