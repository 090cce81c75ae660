import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '#content/schema/collections.ts'
import { type Diagnostic, diagnosticIn, placeAt } from '#scripts/content/diagnostics/index.ts'
import {
  brochureContent,
  outdatedBrochure,
  typesetBrochure,
} from '#scripts/make/brochures/index.ts'
import { socialHeading } from '#scripts/make/social/index.ts'
import { displayFonts, missingLetters } from '#scripts/make/typst/index.ts'

const hints = {
  brochure: 'Write it in other letters, or give the program a PDF of its own (brochureLink).',
  'social picture': 'Write the heading in other letters.',
} as const

/**
 * Warnings about valid content: at a brochure that is out of date, and at each letter that would show
 * as an empty box in a brochure or a social picture. Pages have all letters: browsers use other
 * fonts. Typesets only texts with unusual letters.
 */
export async function contentWarnings(root: string, content: Content): Promise<Diagnostic[]> {
  const { programs, pages, site } = content
  const warnings = new Map<string, Diagnostic>()
  const warn = (letters: readonly string[], file: string, as: keyof typeof hints) => {
    for (const letter of letters) {
      const each = warning(root, letter, file, as)
      warnings.set(JSON.stringify(each), each)
    }
  }
  for (const program of programs.filter(({ data }) => data.brochureLink === undefined)) {
    if (!isUnusual(JSON.stringify([program.data, site]) + program.body.tree)) continue
    const { missing } = await typesetBrochure(brochureContent(program, site))
    warn(missing, program.path, 'brochure')
  }
  for (const { data, path: file } of [...programs, ...pages]) {
    const text = `${socialHeading(data, site.name)} ${site.name}`
    if (isUnusual(text)) warn(await missingLetters(text, displayFonts), file, 'social picture')
  }
  const outdated = programs.flatMap((program) => outdatedBrochure(root, program, site))
  return [...outdated, ...warnings.values()]
}

/** All fonts have ASCII, Latin letters with accents, Devanagari and common punctuation. */
const unusual =
  /[^\u0900-\u094D\u0950-\u0977\p{ASCII}\u00A0-\u0107\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026]/u

/** True if a font may lack a letter of the text. */
export const isUnusual = (text: string): boolean => unusual.test(text)

/** A warning at the letter's first place in the file, or else in site.yaml, which every brochure and picture quotes. */
function warning(root: string, letter: string, file: string, as: keyof typeof hints): Diagnostic {
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
