import type { Passage } from '../passage.ts'
import type { ProseRule } from '../rule.ts'

type Slip = readonly [pattern: RegExp, message: string]

const inFields: readonly Slip[] = [
  [/<Placeholder>/g, 'in a field !placeholder stands before the value, in place of this tag'],
  [/!placeholder/g, '!placeholder stands before the whole value: `title: !placeholder …`'],
  [/<(?!\/?Placeholder>)\/?[a-z][^<>]*>/gi, 'a field is plain text; visitors would see this tag'],
  [/&(?:[a-z]{2,8}|#x?\d+);/gi, 'a field is plain text; type the sign itself'],
  [/\*\*|\[[^\][]+\]\([^()\s]+\)/g, 'a field is plain text; visitors would see these signs'],
]

const inText: readonly Slip[] = [
  [/!placeholder/g, 'in the text, the words stand between <Placeholder> and </Placeholder>'],
  [/\*\*/g, '** stands there without its other half; visitors would see it'],
  [/^#{2,6}(?=[^\s#])/gm, 'a heading has a blank behind its signs: ## Heading'],
  [/^[-*](?=\p{L})|^[•·▪]/gmu, 'an entry of a list begins with - and a blank'],
  [
    /^\|.*\|[ \t]*(?:\n\|.*)*$/gm,
    'this is no table: it needs a head, and below it | - | for each column',
  ],
  [/\[[^\]\n[]*\((?:\/|https?:|mailto:)[^)\s]*\)/g, 'a link is written [words](/address)'],
]

/** Signs that were to do something, and are printed. */
export const rawMarkup: ProseRule = {
  id: 'raw-markup',
  severity: 'error',
  reason: 'Visitors would read the signs themselves.',
  *inPassage({ role, text, starts, ends }) {
    if (role === 'link') return
    for (const [pattern, message] of slipsOf(role))
      for (const {
        0: { length },
        index,
      } of text.matchAll(pattern))
        // A sign that is written as \* or &ast; is meant.
        if ((ends[index] ?? 0) - (starts[index] ?? 0) === 1)
          yield { from: index, to: index + length, message }
  },
}

const slipsOf = (role: Passage['role']) =>
  role === 'block' || role === 'heading' ? inText : inFields
