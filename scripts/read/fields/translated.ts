import type { Field } from './describe.ts'
import { childOf, type DataPath, flagNames, stepsIn, valueAt } from './walk-fields.ts'

/** Where a translation doesn't fit its original: it has a fact or a field of its own, or lacks words. */
export type Mismatch = {
  readonly path: DataPath
  readonly is: 'fact' | 'extra' | 'shape' | 'length' | 'fewer' | 'missing'
  /** True for words that the original has to have. */
  readonly isRequired: boolean
}

/**
 * The fields of a file with the words of its translation in place of its own, and with the flags of
 * the translation alone. Groups in a list are matched by their position. Data may be invalid.
 */
export function translated(field: Field, original: unknown, words: unknown) {
  const mismatches: Mismatch[] = []
  const report = (path: DataPath, is: Mismatch['is'], isRequired = false) =>
    void mismatches.push({ path, is, isRequired })

  function merge(of: Field, fact: unknown, word: unknown, path: DataPath): unknown {
    const isMissing = word === undefined || word === null
    if (isMissing && holdsWords(of, fact, ['text'])) report(path, 'missing', of.isRequired)
    if (!isMerged(fact)) {
      if (typeof fact === 'string' && typeof word === 'object' && word) report(path, 'shape')
      if (Array.isArray(fact) && Array.isArray(word) && word.length < fact.length)
        report(path, 'fewer')
      return word ?? fact
    }
    const given = isMissing ? (Array.isArray(fact) ? fact.map(() => undefined) : {}) : word
    if (typeof given !== 'object' || !given || Array.isArray(given) !== Array.isArray(fact)) {
      report(path, 'shape')
      return fact
    }
    if (Array.isArray(given) && Array.isArray(fact) && given.length !== fact.length) {
      report(path, 'length')
      return fact
    }
    const flags = flagNames.flatMap((name) =>
      name in given ? [[name, valueAt(given, [name])]] : [],
    )
    const own = stepsIn(given).filter(([step]) => valueAt(fact, [step]) === undefined)
    for (const [step] of own) if (childOf(of, fact, step)) report([...path, step], 'extra')
    const steps = stepsIn(fact).map(([step, inner]) => {
      const child = childOf(of, fact, step)
      const at = [...path, step]
      const value = valueAt(given, [step])
      if (child && holdsWords(child, inner, ['text', 'name']))
        return [step, isMissing ? inner : merge(child, inner, value, at)] as const
      if (child && !isBlank(value)) report(at, 'fact')
      return [step, inner] as const
    })
    if (Array.isArray(fact)) return steps.map(([, value]) => value)
    return Object.fromEntries([...steps, ...own, ...flags])
  }
  return { fields: merge(field, original, words, []), mismatches }
}

/** True for a group, and for a list of groups: the words in them take their places one by one. */
const isMerged = (fact: unknown): fact is object =>
  Array.isArray(fact)
    ? fact.some((item) => typeof item === 'object')
    : typeof fact === 'object' && fact !== null

/** True where a translation says nothing, and for the `{}` of a group without words in a list. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** True if people read something in a value. A text without letters, such as a day, is a fact. */
export function holdsWords(of: Field, value: unknown, prose: readonly string[]): boolean {
  if (typeof value === 'string') return prose.includes(of.meta.prose ?? '') && /\p{L}/u.test(value)
  if (typeof value !== 'object' || value === null) return false
  return stepsIn(value).some(([step, inner]) => {
    const child = childOf(of, value, step)
    return child !== undefined && holdsWords(child, inner, prose)
  })
}
