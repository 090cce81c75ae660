import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '#content/kinds/content.ts'
import { adminRoute, fileOfPage, offlineRoute } from '#content/schema/routes.ts'
import { placeAt } from '#scripts/read/diagnostics/index.ts'
import {
  displayFonts,
  missingLetters,
  outputFiles,
  iconNames,
  siteFiles,
  typesetDocument,
} from '#scripts/outputs/index.ts'
import { contentOfEach, entriesWithPages, routesIn } from '#scripts/read/documents/index.ts'
import { socialHeading } from '#components/outputs/index.ts'
import type { FaultIn } from '../rule.ts'
import type { Repository, RepositoryRules } from './check-repository.ts'

/** Rules for the files that a build makes of valid content. */
export const generatedRules: RepositoryRules = {
  check: generatedFaults,
  rules: {
    letters: {
      severity: 'warning',
      does: 'The fonts of brochures and social pictures have all characters.',
      bad: { fields: 'location: Near ‸漢' },
      good: { fields: 'location: Near the bank' },
    },
  },
}

async function generatedFaults({ root, opened }: Repository): Promise<FaultIn[]> {
  const { content, files } = opened
  return content ? [...takenNames(content, files), ...(await missingLettersIn(root, content))] : []
}

/** A fault at each of `files` under public/ in whose place a build writes a file of its own. */
export function takenNames(content: Content, files: ReadonlySet<string>): FaultIn[] {
  const editor = content.site.editing ? [adminRoute] : []
  const routes = [...routesIn(content).keys(), ...content.moved.keys(), offlineRoute, ...editor]
  const names = [
    ...routes.map(fileOfPage),
    ...siteFiles(content).keys(),
    ...iconNames,
    ...outputFiles(content).map(({ address }) => address),
  ]
  const taken = new Set(names.map((name) => `public${name}`.toLowerCase()))
  return [...files]
    .filter((path) => taken.has(path.toLowerCase()))
    .map((path) => [{ path }, { rule: 'public-file', ...words }])
}

const words = {
  message: 'the build writes a file of this name itself, and would replace this one',
  hint: 'Delete it, or give it another name. A page can link to a PDF of any other name.',
}

const socialPicture = { name: 'social picture', hint: 'Write the heading in other letters.' }

/** The letters that a document or a social picture would lack. */
async function missingLettersIn(root: string, content: Content): Promise<FaultIn[]> {
  const warnings = new Map<string, FaultIn>()
  const warn = (letters: readonly string[], file: string, as: Named) => {
    const found = letters.map((letter) => warning(root, letter, file, as))
    for (const each of found) warnings.set(JSON.stringify(each), each)
  }
  const checked = new Map<unknown, boolean>()
  const hasUnusual = (quoted: unknown) => {
    const found = checked.get(quoted) ?? isUnusual(JSON.stringify(quoted))
    checked.set(quoted, found)
    return found
  }
  for (const file of outputFiles(content)) {
    if (!('document' in file) || !file.document.quotes.some(hasUnusual)) continue
    warn((await typesetDocument(file)).missing, file.path, file.output)
  }
  for (const own of contentOfEach(content))
    for (const { data, path: file } of entriesWithPages(own)) {
      const text = `${socialHeading(data, own.site.name)} ${own.site.name}`
      if (isUnusual(text)) warn(await missingLetters(text, displayFonts), file, socialPicture)
    }
  return [...warnings.values()]
}

type Named = { readonly name: string; readonly hint?: string }

/** All fonts have ASCII, accented Latin letters, Devanagari, its joiners and common punctuation. */
const unusual =
  /[^\u0900-\u094D\u0950-\u0977\u200C\u200D\p{ASCII}\u00A0-\u0107\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026]/u

export const isUnusual = (text: string): boolean => unusual.test(text)

/** A warning at the letter's first place in the file, or else in site.yaml, which every brochure and picture quotes. */
function warning(root: string, letter: string, file: string, as: Named): FaultIn {
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  const path = [file, 'content/site.yaml'].find((each) => read(each).includes(letter)) ?? file
  const text = read(path)
  const point = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return [
    { path, text },
    {
      ...placeAt(text, Math.max(0, text.indexOf(letter))),
      rule: 'letters',
      message: `no font of the ${as.name} has “${letter}” (U+${point}); it shows as an empty box`,
      ...(as.hint && { hint: as.hint }),
    },
  ]
}
