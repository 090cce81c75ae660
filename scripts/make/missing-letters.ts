import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '#content/schema/collections.ts'
import { type Diagnostic, diagnosticIn, placeAt } from '#scripts/content/index.ts'
import { brochureContent, typesetBrochure } from './brochures/index.ts'
import { socialHeading } from './social/index.ts'
import { displayFonts, missingLetters } from './typst/index.ts'

const hints = {
  brochure: 'Write it in other letters, or give the program a PDF of its own (brochureLink).',
  'social picture': 'Write the heading in other letters.',
} as const

type Shown = {
  readonly path: string
  readonly as: keyof typeof hints
  /** Contains every letter that is shown; may contain more. */
  readonly text: string
  readonly missing: () => Promise<readonly string[]>
}

/**
 * A warning at each letter that would show as an empty box in a brochure or a social picture. Pages
 * need none: browsers have other fonts. Typesets only texts with unusual letters.
 */
export async function missingLetterWarnings(root: string, content: Content): Promise<Diagnostic[]> {
  const warnings = new Map<string, Diagnostic>()
  for (const shown of [...brochuresOf(content), ...socialPicturesOf(content)]) {
    const letters = isUnusual(shown.text) ? await shown.missing() : []
    for (const each of letters.map((letter) => warning(root, letter, shown))) {
      warnings.set(JSON.stringify(each), each)
    }
  }
  return [...warnings.values()]
}

/** All fonts have ASCII, Latin letters with accents, Devanagari and common punctuation. */
const unusual =
  /[^\u0900-\u094D\u0950-\u0977\p{ASCII}\u00A0-\u0107\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026]/u

/** True if a font may lack a letter of the text. */
export const isUnusual = (text: string): boolean => unusual.test(text)

function brochuresOf({ programs, site }: Content): Shown[] {
  const made = programs.filter(({ data }) => data.brochureLink === undefined)
  return made.map((program) => ({
    path: program.path,
    as: 'brochure',
    text: JSON.stringify([program.data, site]) + program.body.tree,
    missing: async () => (await typesetBrochure(brochureContent(program, site))).missing,
  }))
}

function socialPicturesOf({ programs, pages, site }: Content): Shown[] {
  return [...programs, ...pages].map((entry) => {
    const text = `${socialHeading(entry.data, site.name)} ${site.name}`
    const missing = () => missingLetters(text, displayFonts)
    return { path: entry.path, as: 'social picture', text, missing }
  })
}

/** A warning at the letter's first place in the file, or else in site.yaml, which every brochure and picture quotes. */
function warning(root: string, letter: string, { path: file, as }: Shown): Diagnostic {
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
  const name = [file, 'content/site.yaml'].find((each) => read(each).includes(letter)) ?? file
  const text = read(name)
  const point = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return diagnosticIn(name, text, {
    ...placeAt(text, Math.max(0, text.indexOf(letter))),
    rule: 'letters',
    severity: 'warning',
    message: `no font of the ${as} has “${letter}” (U+${point}); it shows as an empty box`,
    hint: hints[as],
  })
}
