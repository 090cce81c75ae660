import type { Nodes } from 'mdast'
import type { Document } from '#scripts/read/documents/index.ts'
import type { LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import type { Rule } from '../rule.ts'
import type { Speller } from './speller.ts'
import type { TextRange } from './text-ranges.ts'

export type Match = {
  readonly from: number
  readonly to: number
  readonly message: string
  readonly hint?: string
  /** Replaces the match, or the part of the range that it names. */
  readonly fix?: { readonly text: string; readonly from?: number; readonly to?: number }
}

/** A Nepali word, and others for the same thing that texts avoid. */
export type GlossaryWord = { readonly word: string; readonly avoided: readonly string[] }

export type RuleContext = {
  readonly speller: Speller
  /** The words of `content/dictionary/nepali.txt`. The forms under /admin check without them. */
  readonly glossary?: readonly GlossaryWord[]
  /** When the office opens and closes, on a clock with twelve hours: `9:00 5:00`. Unknown to the forms. */
  readonly hours?: readonly string[]
  /** The telephone numbers and the email address of the site. Unknown to the forms. */
  readonly contacts?: readonly string[]
  /** The day of the check: 2027-01-31. */
  readonly today: string
}

type Message = Omit<LocalDiagnostic, 'rule' | 'severity'>

/** A rule of good text, which only warns. `does` is the hint of a message without its own. */
export type ProseRule = Omit<Rule, 'severity'> & {
  readonly id: string
  /** True for a rule about the words of English, which Nepali pages may have in between. */
  readonly isEnglish?: true
  /** True for a rule about texts in Nepali, which English pages have as words in between. */
  readonly isNepali?: true
  /** True for a rule that leaves texts of a day alone (`isDated`). */
  readonly exceptDated?: true
  /** The text ranges that it looks at: all but links, unless given. The words of a link are in a block too. */
  readonly roles?: readonly TextRange['role'][]
  readonly inRange?: (range: TextRange, context: RuleContext) => Iterable<Match>
  /** `nodes` is empty if the body can't be read. */
  readonly inDocument?: (nodes: readonly Nodes[], document: Document) => Iterable<Message>
}

/** A message as a diagnostic of its rule. */
export const ruleDiagnostic = <M extends Message>(rule: ProseRule, message: M) => ({
  ...message,
  hint: message.hint ?? rule.does,
  rule: rule.id,
  severity: 'warning' as const,
})

export const matches = (
  { text }: Pick<TextRange, 'text'>,
  pattern: RegExp,
  message: (found: string) => string,
): Match[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    message: message(found),
  }))
