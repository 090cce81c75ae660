import { isScalar } from 'yaml'
import { comparedOn as comparedOnSchema } from '#content/schema/fields.ts'
import { originalPath } from '#content/schema/languages.ts'
import { type Diagnostic, diagnosticIn } from '#scripts/content/diagnostics/index.ts'
import {
  type CompileResult,
  type Document,
  isReadWhole,
  placesOf,
  wordsInFields,
  wordsInText,
} from '#scripts/content/documents/index.ts'
import { changedFiles, type FileCommit, fileHistory, readBlobs } from '#scripts/system/git.ts'
import { counted } from '#scripts/system/text/counted.ts'
import { checkFile } from './check-file.ts'

type Files = Pick<CompileResult, 'documents' | 'translations'>

/** English words that changed after their translation: what, on which first and last day. */
export type Drift = { readonly words: string; readonly since: string; readonly day: string }

/** A file as it was from a commit on, or as it is on disk: `age` and `day` as in `FileCommit`. */
type Version = Pick<FileCommit, 'age' | 'day'> & { readonly blob: string | undefined }

/**
 * The translations whose English words changed after them, by their path, and the first day of a history
 * that is cut off. A change on disk is the newest. Along the main line, so a branch counts when it is merged.
 */
export async function drifts(root: string, { documents, translations }: Files, today: string) {
  const found = new Map<string, Drift>()
  if (translations.length === 0) return { found, cutOn: undefined }
  const history = await fileHistory(root, '--first-parent', '-m')
  const changed = await changedFiles(root)
  const originals = new Map(documents.map((document) => [document.path, document]))
  /** The oldest first. */
  const versionsOf = (file: string): Version[] => {
    const commits = history.get(file) ?? []
    const isCommitted = commits.length > 0 && !changed.has(file)
    const now = { age: -1, day: today, blob: undefined }
    return [...commits.toReversed(), ...(isCommitted ? [] : [now])]
  }
  const candidates = translations.flatMap((translation) => {
    const original = originals.get(originalPath(translation.path))
    const newest = history.has(translation.path) ? versionsOf(translation.path).at(-1) : undefined
    // Of an original with a fault, the fault alone is told.
    if (!newest || original?.data === undefined || !isReadWhole(original)) return []
    const versions = versionsOf(original.path)
    const isOlder = ({ age }: Version) => age >= newest.age
    if (versions.every(isOlder)) return []
    const settledOn = comparedOn(translation)
    const known = versions.findLastIndex(
      (version) => isOlder(version) || (version.day <= settledOn && settledOn <= today),
    )
    return known === -1 ? [] : [{ translation, original, versions: versions.slice(known) }]
  })
  const names = candidates.flatMap(({ versions }) => versions.flatMap(({ blob }) => blob ?? []))
  const blobs = names.length > 0 ? await readBlobs(root, [...new Set(names)]) : new Map()
  for (const { translation, original, versions } of candidates) {
    const read = await Promise.all(
      versions.map(async ({ day, blob }) => {
        const bytes = blob === undefined ? undefined : blobs.get(blob)
        const { path: file } = original
        return { day, is: bytes ? await checkFile({ path: file, bytes }, original) : original }
      }),
    )
    // A version of the past may have faults by the schema of today.
    const readable = read.filter(({ is }) => isReadWhole(is))
    const days = readable.flatMap(({ day, is }, index) =>
      differences(readable[index - 1]?.is ?? is, is) ? [day] : [],
    )
    const [since, day] = [days[0], days.at(-1)]
    const words = differences(readable[0]?.is ?? original, original)
    if (words && since && day) found.set(translation.path, { words, since, day })
  }
  const isCut = ({ path: file }: Document) => history.get(file)?.[0]?.isCut
  return { found, cutOn: history.get(translations.find(isCut)?.path ?? '')?.[0]?.day }
}

/** The day until which a translation says that it holds, or an empty text. */
function comparedOn(translation: Document): string {
  const node = placesOf(translation).node(['comparedOn'])
  return comparedOnSchema.safeParse(isScalar(node) ? node.value : '').data ?? ''
}

const mostFields = 4

/** What differs in the words of two versions: `the summary and 2 paragraphs`. */
function differences(before: Document, after: Document): string | undefined {
  const [old, recent] = [wordsInFields(before), wordsInFields(after)]
  const changed = [...new Set([...old.keys(), ...recent.keys()])]
    .filter((field) => old.get(field) !== recent.get(field))
    .filter((field) => /\p{L}/u.test(`${old.get(field)}${recent.get(field)}`))
    .map((field) => field.replaceAll(/\.\d+/g, ''))
  const names = [...new Set(changed)]
  const [lost, own] = [wordsInText(before.body), wordsInText(after.body)]
  const count = Math.max(countNew(lost, own), countNew(own, lost))
  const parts = [
    ...names.slice(0, mostFields),
    ...(names.length > mostFields ? [counted(names.length - mostFields, 'more field')] : []),
    ...(count > 0 ? [counted(count, 'paragraph')] : []),
    ...(count === 0 && lost.join('\n') !== own.join('\n') ? ['order of the text'] : []),
  ]
  if (parts.length === 0) return undefined
  const list = new Intl.ListFormat('en-GB').format(parts)
  return names.length > 0 || count === 0 ? `the ${list}` : list
}

/** How many texts of a list another one lacks. */
function countNew(known: readonly string[], list: readonly string[]): number {
  const left = [...known]
  return list.filter((text) => {
    const at = left.indexOf(text)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  }).length
}

/** A warning at each translation whose English words changed after it. None without git. */
export async function outOfStep(root: string, files: Files, today: string): Promise<Diagnostic[]> {
  const { found, cutOn } = await drifts(root, files, today)
  const warning = { rule: 'out-of-step', severity: 'warning' } as const
  const [first] = files.translations
  const cut = `this copy of the repository begins on ${cutOn}: no older change of English can be compared with its translation`
  const hint = 'To compare all, run git fetch --unshallow.'
  return [
    ...(cutOn && first ? [diagnosticIn(first, { ...warning, message: cut, hint })] : []),
    ...files.translations.flatMap((translation) => {
      const drift = found.get(translation.path)
      if (!drift) return []
      const message = `${drift.words} of ${originalPath(translation.path)} changed on ${drift.day}, after this translation`
      const what = `Translate the change. If the translation still holds, write this line among its fields: comparedOn: ${drift.day}`
      return [diagnosticIn(translation, { ...warning, message, hint: what })]
    }),
  ]
}
