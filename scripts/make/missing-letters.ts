import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '#content/schema/collections.ts'
import { type Diagnostic, diagnosticIn, placeAt } from '#scripts/content/index.ts'
import { brochureContent, typesetBrochure } from './brochures/index.ts'
import { socialHeading } from './social/index.ts'
import { displayFonts } from './typst/families.ts'

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

/** All fonts have ASCII, Latin letters with accents, Devanagari and common punctuation. */
const unusual =
  /[^\u0900-\u094D\u0950-\u0977\p{ASCII}\u00A0-\u0107\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026]/u

/** True if a font may lack a letter of the text. */
export const isUnusual = (text: string): boolean => unusual.test(text)

async function inBrochures({ programs, site }: Content): Promise<Missing[]> {
  const isEach = isUnusual(JSON.stringify(site))
  const affected = programs.filter(
    ({ data, body }) =>
      data.brochureLink === undefined &&
      (isEach || isUnusual(body.letters) || isUnusual(JSON.stringify(data))),
  )
  const found = affected.map(async (program): Promise<Missing> => {
    const { missing } = await typesetBrochure(brochureContent(program, site))
    return { path: program.path, letters: missing, shown: 'brochure' }
  })
  return Promise.all(found)
}

async function inSocialPictures({ programs, pages, site }: Content): Promise<Missing[]> {
  const texts = [...programs, ...pages]
    .map((entry) => ({
      path: entry.path,
      text: `${socialHeading(entry.data, site.name)} ${site.name}`,
    }))
    .filter(({ text }) => isUnusual(text))
  if (texts.length === 0) return []
  const { missingLetters } = await import('./typst/index.ts')
  return texts.map(({ path: file, text }) => ({
    path: file,
    letters: missingLetters(text, displayFonts),
    shown: 'social picture',
  }))
}

/** At the letter's first place in the file, or else in site.yaml, which every picture and PDF quotes. */
function warning(root: string, letter: string, { path: file, shown }: Missing): Diagnostic {
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
  const name = [file, 'content/site.yaml'].find((each) => read(each).includes(letter)) ?? file
  const text = read(name)
  const point = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return diagnosticIn(name, text, {
    ...placeAt(text, Math.max(0, text.indexOf(letter))),
    rule: 'letters',
    severity: 'warning',
    message: `no font of the ${shown} has “${letter}” (U+${point}); it shows as an empty box`,
    hint: hints[shown],
  })
}
