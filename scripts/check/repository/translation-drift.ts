import { isScalar } from 'yaml'
import { comparedOn } from '#content/schema/fields.ts'
import { originalPath } from '#content/schema/languages.ts'
import {
  type Document,
  isReadWhole,
  fieldPlacesOf,
  wordsInFields,
  wordsInText,
} from '#scripts/read/documents/index.ts'
import { changedFiles, fileHistory, git } from '#scripts/system/git.ts'
import { checkFile } from '../check-files.ts'
import type { FaultIn } from '../rule.ts'
import type { Repository, RepositoryRules } from './check-repository.ts'

const faq = (question: string, answer = '') => `---\nquestion: ${question}\n---\n\n${answer}\n`
const english = (answer: string) => faq('Why?\norder: 1', answer)
const nepali = faq('किन?', 'किनभने।')
const before = { 'content/faqs/why.mdx': english('So.'), 'content/faqs/why.ne.mdx': nepali }

export const driftRules: RepositoryRules = {
  check: translationDrift,
  rules: {
    'out-of-step': {
      severity: 'warning',
      does: 'A translation is as new as the words that it translates.',
      bad: {
        before,
        files: {
          'content/faqs/why.mdx': english('Because.'),
          'content/faqs/why.ne.mdx': `‸${nepali}`,
        },
      },
      good: {
        before,
        files: {
          'content/faqs/why.mdx': english('Because.'),
          'content/faqs/why.ne.mdx': faq('किन?', 'कारण यो।'),
        },
      },
    },
  },
}

/**
 * Each translation whose English words changed after it, by the order of commits along the
 * main line: a branch counts when it is merged. A change on disk is the newest. None without git.
 */
async function translationDrift({
  root,
  opened: { documents, translations },
  day: today,
}: Repository): Promise<FaultIn[]> {
  if (translations.length === 0) return []
  const history = await fileHistory(root, '--first-parent', '-m')
  const onDisk = await changedFiles(root)
  const originals = new Map(documents.map((document) => [document.path, document]))
  const lastChange = (file: string) => {
    const commit = onDisk.has(file) ? undefined : history.get(file)?.[0]
    return commit ?? { age: -1, day: today }
  }
  const found = translations.map(async (translation): Promise<FaultIn[]> => {
    const path = originalPath(translation.path)
    const original = originals.get(path)
    const { age } = lastChange(translation.path)
    const last = lastChange(path)
    const settledOn = comparedDay(translation)
    if (!original || !isReadWhole(original) || last.age >= age || last.day <= settledOn) return []
    // A new date or fee is no reason to translate again.
    const known = history.get(path)?.find((each) => each.age >= age || each.day <= settledOn)
    if (!known || (await hasWords(root, known.id, original))) return []
    const day = last.day < today ? last.day : today
    const message = `the English text (${path}) changed after this translation, on ${day}`
    const hint = `Translate the change. If the translation still holds, write this line among its fields: comparedOn: ${day}`
    return [[translation, { rule: 'out-of-step', message, hint }]]
  })
  return (await Promise.all(found)).flat()
}

/** The day until which a translation says that it holds, or an empty text. */
function comparedDay(translation: Document): string {
  const node = fieldPlacesOf(translation).node(['comparedOn'])
  return comparedOn.safeParse(isScalar(node) ? node.value : '').data ?? ''
}

/** True if a file had the same words at a commit. */
async function hasWords(root: string, commit: string, document: Document): Promise<boolean> {
  const { path } = document
  const bytes = Buffer.from(await git(root, 'show', `${commit}:./${path}`))
  return wordsOf(await checkFile({ path, bytes }, document)) === wordsOf(document)
}

const wordsOf = (document: Document): string =>
  JSON.stringify([[...wordsInFields(document)], wordsInText(document.body)])
