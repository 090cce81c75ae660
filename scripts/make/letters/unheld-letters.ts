import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '#content/schema/collections.ts'
import { type Diagnostic, diagnosticIn } from '#scripts/content/index.ts'

const hints = {
  brochure: 'Write it in other letters, or give the program a PDF of its own (brochureLink).',
  'social picture': 'Write the heading in other letters.',
} as const

/** The letters of a file that show as boxes in what the build makes of it. */
type Lacking = {
  readonly path: string
  readonly letters: readonly string[]
  /** What shows the boxes. */
  readonly shown: keyof typeof hints
}

/**
 * A warning at each letter that would show as an empty box: in a brochure, whose fonts must be in
 * it, or in a social picture, whose letters are drawn. Browsers have fonts of their own for pages.
 * Fonts are asked only about letters that are not everyday ones.
 */
export async function unheldLetters(root: string, content: Content): Promise<Diagnostic[]> {
  const lacking = [...(await inBrochures(root, content)), ...(await inSocialPictures(content))]
  const diagnostics = lacking.flatMap((found) =>
    found.letters.map((letter) => warning(root, letter, found)),
  )
  return [
    ...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values(),
  ]
}

/** Code points that all those fonts hold: Latin with accents, Devanagari, the signs of print. */
const everyday = [
  [0xa0, 0x107],
  [0x900, 0x94d],
  [0x950, 0x977],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
] as const

/** Whether the fonts must be asked about a letter of this text. */
export const isUnusual = (text: string): boolean =>
  (/[\u0080-\uFFFF]/.test(text) ? [...text] : []).some((letter) => {
    const point = letter.codePointAt(0) ?? 0
    return point > 0x7f && !everyday.some(([first, last]) => first <= point && point <= last)
  })

async function inBrochures(root: string, { programs, site }: Content): Promise<Lacking[]> {
  const isEach = isUnusual(JSON.stringify(site))
  const unusual = programs.filter(
    ({ data, body }) =>
      data.brochureLink === undefined &&
      (isEach || isUnusual(body.letters) || isUnusual(JSON.stringify(data))),
  )
  if (unusual.length === 0) return []
  const { brochureInput } = await import('../brochures/brochure-input.ts')
  const { lettersLacking } = await import('../brochures/brochure.ts')
  const asked = unusual.map(async (program) => ({
    path: program.path,
    letters: await lettersLacking(await brochureInput(root, program, site)),
    shown: 'brochure' as const,
  }))
  return Promise.all(asked)
}

async function inSocialPictures({ programs, pages, site }: Content): Promise<Lacking[]> {
  const { socialHeading } = await import('../social/heading.ts')
  const unusual = [...programs, ...pages]
    .map(({ path, data }) => ({ path, text: `${socialHeading(data, site.name)} ${site.name}` }))
    .filter(({ text }) => isUnusual(text))
  if (unusual.length === 0) return []
  const { fontFiles } = await import('#scripts/make/typst/fonts.ts')
  const { typesetter } = await import('../social/typesetter.ts')
  const { lacking } = typesetter(fontFiles('eczar', 600))
  return unusual.map(({ path, text }) => ({
    path,
    letters: lacking(text),
    shown: 'social picture',
  }))
}

function warning(root: string, letter: string, { path: file, shown }: Lacking): Diagnostic {
  const { path, text, before } = placeOf(root, letter, file)
  const point = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return diagnosticIn(path, text, {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    rule: 'letters',
    severity: 'warning',
    message: `no font of the ${shown} holds “${letter}” (U+${point}); an empty box stands there`,
    hint: hints[shown],
  })
}

/** The letter's first place in the file, else in site.yaml, which every picture and PDF quotes. */
function placeOf(root: string, letter: string, file: string) {
  const files = [file, 'content/site.yaml'].map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))
  const found = files.find(({ text }) => text.includes(letter))
  if (!found) return { path: file, text: '', before: [''] }
  return { ...found, before: found.text.slice(0, found.text.indexOf(letter)).split('\n') }
}
