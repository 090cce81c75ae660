import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '#content/schema/collections.ts'
import { type Diagnostic, diagnosticIn } from '#scripts/content/index.ts'
import { brochureContent, typesetBrochure } from '../brochures/index.ts'
import { socialHeading } from '../social/index.ts'
import { displayFonts } from '../typst/families.ts'

const hints = {
  brochure: 'Write it in other letters, or give the program a PDF of its own (brochureLink).',
  'social picture': 'Write the heading in other letters.',
} as const

/** The letters of a file that show as boxes in what the build makes of it. */
type Missing = {
  readonly path: string
  readonly letters: readonly string[]
  readonly shown: keyof typeof hints
}

/**
 * A warning at each letter that would show as an empty box in a brochure or a social picture. Pages
 * need none: browsers have fonts of their own. Typst is asked only about texts with unusual letters.
 */
export async function missingLetterWarnings(root: string, content: Content): Promise<Diagnostic[]> {
  const missing = [...(await inBrochures(content)), ...(await inSocialPictures(content))]
  const warnings = missing.flatMap((each) =>
    each.letters.map((letter) => warning(root, letter, each)),
  )
  return [...new Map(warnings.map((each) => [JSON.stringify(each), each])).values()]
}

/** Code points beyond ASCII that all fonts have: Latin with accents, Devanagari, punctuation. */
const usual = [
  [0xa0, 0x107],
  [0x900, 0x94d],
  [0x950, 0x977],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
] as const

/** True if a font may lack a letter of the text. */
export const isUnusual = (text: string): boolean =>
  (/[\u0080-\uFFFF]/.test(text) ? [...text] : []).some((letter) => {
    const point = letter.codePointAt(0) ?? 0
    return point > 0x7f && !usual.some(([first, last]) => first <= point && point <= last)
  })

async function inBrochures({ programs, site }: Content): Promise<Missing[]> {
  const isEach = isUnusual(JSON.stringify(site))
  const unusual = programs.filter(
    ({ data, body }) =>
      data.brochureLink === undefined &&
      (isEach || isUnusual(body.letters) || isUnusual(JSON.stringify(data))),
  )
  const found = unusual.map(async (program): Promise<Missing> => {
    const { missing } = await typesetBrochure(brochureContent(program, site))
    return { path: program.path, letters: missing, shown: 'brochure' }
  })
  return Promise.all(found)
}

async function inSocialPictures({ programs, pages, site }: Content): Promise<Missing[]> {
  const unusual = [...programs, ...pages]
    .map(({ path: file, data }) => ({
      path: file,
      text: `${socialHeading(data, site.name)} ${site.name}`,
    }))
    .filter(({ text }) => isUnusual(text))
  if (unusual.length === 0) return []
  const { missingLetters } = await import('../typst/index.ts')
  return unusual.map(({ path: file, text }) => ({
    path: file,
    letters: missingLetters(text, displayFonts),
    shown: 'social picture',
  }))
}

function warning(root: string, letter: string, { path: file, shown }: Missing): Diagnostic {
  const place = placeOf(root, letter, file)
  const point = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return diagnosticIn(place.path, place.text, {
    line: place.before.length,
    column: (place.before.at(-1)?.length ?? 0) + 1,
    rule: 'letters',
    severity: 'warning',
    message: `no font of the ${shown} has “${letter}” (U+${point}); it shows as an empty box`,
    hint: hints[shown],
  })
}

/** The letter's first place in the file, or else in site.yaml, which every picture and PDF quotes. */
function placeOf(root: string, letter: string, file: string) {
  const files = [file, 'content/site.yaml'].map((name) => ({
    path: name,
    text: readFileSync(path.join(root, name), 'utf8'),
  }))
  const found = files.find(({ text }) => text.includes(letter))
  if (!found) return { path: file, text: '', before: [''] }
  return { ...found, before: found.text.slice(0, found.text.indexOf(letter)).split('\n') }
}
