import type { ProseRule } from '../rule.ts'
import { headingAndLinkRules } from './headings-and-links.ts'
import { nepaliRules } from './nepali.ts'
import { punctuationRules } from './punctuation.ts'
import { sentenceRules } from './sentences.ts'
import { wordRules } from './words.ts'

export { clock, hasYear } from './sentences.ts'

/** Every rule of good text. Those about the levels of headings are in scripts/check/file. */
export const proseRules: readonly ProseRule[] = [
  headingAndLinkRules,
  wordRules,
  punctuationRules,
  sentenceRules,
  nepaliRules,
].flat()

export const textRules = {
  rules: Object.fromEntries(
    proseRules.map((rule) => [rule.id, { ...rule, severity: 'warning' as const }]),
  ),
}
