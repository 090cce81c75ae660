import { type Program, brochureOf, hasOwnBrochure } from '#content/kinds/program.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '#content/kinds/content.ts'
import type { Entry } from '#content/schema/entry.ts'
import { originalPath } from '#content/schema/languages.ts'
import { adminRoute, fileOfPage, offlineRoute } from '#content/schema/routes.ts'
import { type Diagnostic, diagnosticIn, placeAt } from '#scripts/content/diagnostics/index.ts'
import { brochureContent, typesetBrochure } from '#scripts/make/brochures/index.ts'
import { contentOfEach, routesIn } from '#scripts/content/documents/index.ts'
import { siteFiles } from '#scripts/make/site-files/index.ts'
import { socialHeading } from '#scripts/make/social/index.ts'
import { displayFonts, missingLetters } from '#scripts/make/typst/index.ts'
import { compileDocuments, type OpenedContent } from '../content/index.ts'
import { policyFaults } from './policy-length.ts'

/** What is wrong with valid content once files are made of it: see README.md of scripts/check. */
export async function checkMade(root: string, opened: OpenedContent, day: string) {
  const { content, files } = opened
  if (!content) return []
  const coming = (await comingContent(opened, day)) ?? content
  return [
    ...takenNames(coming, files),
    ...policyFaults(coming, opened.all),
    ...(await contentWarnings(root, content)),
  ]
}

/** The content with all entries that are not over: what the builds of today and of coming days write. */
async function comingContent({ all, files, unpublished }: OpenedContent, day: string) {
  const over = new Set(unpublished.flatMap(({ path, why }) => (why.reason === 'late' ? path : [])))
  const documents = all.filter(({ path }) => !over.has(originalPath(path)))
  const options = { day, keepUnpublished: true, despiteFaults: true }
  return (await compileDocuments({ documents }, { files }, options)).content
}

/** A fault at each of `files` under public/ in whose place a build writes a file of its own. */
export function takenNames(content: Content, files: ReadonlySet<string>): Diagnostic[] {
  const editor = content.site.editing ? [adminRoute] : []
  const routes = [...routesIn(content).keys(), ...content.moved.keys(), offlineRoute, ...editor]
  const names = [
    ...routes.map(fileOfPage),
    ...siteFiles(content).keys(),
    ...contentOfEach(content).flatMap(({ programs }) => programs.filter(isMade).map(brochureOf)),
  ]
  const taken = new Set(names.map((name) => `public${name}`.toLowerCase()))
  return [...files]
    .filter((path) => taken.has(path.toLowerCase()))
    .map((path) => diagnosticIn({ path }, { rule: 'public-file', ...words }))
}

/** With a `brochureLink`, the file belongs to the program. */
const isMade = (program: Entry<Program>) => !hasOwnBrochure(program)

const words = {
  message: 'the build writes a file of this name itself, and would replace this one',
  hint: 'Delete it, or give it another name. Drafts and entries of coming days count. The PDF of a program is named in its brochureLink.',
}

const hints = {
  brochure: 'Write it in other letters, or give the program a PDF of its own (brochureLink).',
  'social picture': 'Write the heading in other letters.',
} as const

/** Warnings at letters that a brochure or a social picture would lack. */
export async function contentWarnings(root: string, content: Content): Promise<Diagnostic[]> {
  const warnings = new Map<string, Diagnostic>()
  const warn = (letters: readonly string[], file: string, as: keyof typeof hints) => {
    const found = letters.map((letter) => warning(root, letter, file, as))
    for (const each of found) warnings.set(JSON.stringify(each), each)
  }
  for (const own of contentOfEach(content)) {
    const { programs, pages, notices, site, trainers } = own
    const isAroundUnusual = isUnusual(JSON.stringify([site, trainers]))
    for (const program of programs.filter(isMade)) {
      if (!isAroundUnusual && !isUnusual(JSON.stringify(program))) continue
      const { missing } = await typesetBrochure(brochureContent(program, own))
      warn(missing, program.path, 'brochure')
    }
    for (const { data, path: file } of [...programs, ...pages, ...notices]) {
      const text = `${socialHeading(data, site.name)} ${site.name}`
      if (isUnusual(text)) warn(await missingLetters(text, displayFonts), file, 'social picture')
    }
  }
  return [...warnings.values()]
}

/** All fonts have ASCII, accented Latin letters, Devanagari, its joiners and common punctuation. */
const unusual =
  /[^\u0900-\u094D\u0950-\u0977\u200C\u200D\p{ASCII}\u00A0-\u0107\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026]/u

export const isUnusual = (text: string): boolean => unusual.test(text)

/** A warning at the letter's first place in the file, or else in site.yaml, which every brochure and picture quotes. */
function warning(root: string, letter: string, file: string, as: keyof typeof hints): Diagnostic {
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  const path = [file, 'content/site.yaml'].find((each) => read(each).includes(letter)) ?? file
  const text = read(path)
  const point = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return diagnosticIn(
    { path, text },
    {
      ...placeAt(text, Math.max(0, text.indexOf(letter))),
      rule: 'letters',
      severity: 'warning',
      message: `no font of the ${as} has “${letter}” (U+${point}); it shows as an empty box`,
      hint: hints[as],
    },
  )
}
