import retextQuotes from 'retext-quotes'
import type { Processor } from 'unified'
import { type ProseRule, matches } from '../rule.ts'
import type { TextRange } from '../text-ranges.ts'
import { english } from './sentences.ts'

const quotes = english()
  .use(retextQuotes, { preferred: 'smart' })
  .use(function (this: Processor) {
    // Only the messages are used, but a processor needs a compiler.
    this.compiler = () => ''
  })
  .freeze()

type Mistake = readonly [pattern: RegExp, message: string]

const inFields: readonly Mistake[] = [
  [/<Placeholder>/g, 'in a field, write !placeholder before the value instead of this tag'],
  [/!placeholder/g, 'write !placeholder before the whole value: `title: !placeholder …`'],
  [/<(?!\/?Placeholder>)\/?[a-z][^<>]*>/gi, 'a field is plain text; visitors would see this tag'],
  [/&(?:[a-z]{2,8}|#x?\d+);/gi, 'a field is plain text; type the character itself'],
  [/\*\*|\[[^\][]+\]\([^()\s]+\)/g, 'a field is plain text; visitors would see these characters'],
]

const inBody: readonly Mistake[] = [
  [/!placeholder/g, 'in the text, put the words between <Placeholder> and </Placeholder>'],
  [/\*\*/g, '** has no closing ** here; visitors would see it'],
  [/^#{2,6}(?=[^\s#])/gm, 'a heading has a space after its hashes: ## Heading'],
  [/^[-*](?=\p{L})|^[•·▪]/gmu, 'an entry of a list begins with - and a space'],
  [
    /^\|.*\|[ \t]*(?:\n\|.*)*$/gm,
    'this is not a table: it needs a head, and below it | - | for each column',
  ],
  [/\[[^\]\n[]*\((?:\/|https?:|mailto:)[^)\s]*\)/g, 'a link is written [words](/address)'],
]

/** Two brackets without an address, or four: `[words][name]`. Neither is a footnote’s text. */
const brackets = /\[(?!\]|#|\^[^[\]]*\s)[^[\]]+\](?:\[[^[\]]*\])?/g

/** Characters written as \* or &ast; are there on purpose. */
const unescaped = (range: TextRange, pattern: RegExp, message: string) =>
  matches(range, pattern, () => message).filter(({ from }) => {
    const [start, end] = range.units[from] ?? [0, 0]
    return end - start === 1
  })

/** Characters that visitors would see and that should be others. */
export const punctuationRules: readonly ProseRule[] = [
  {
    id: 'straight-quotes',
    reason: 'Printed text has curved marks: “so”, and it’s so.',
    *inRange({ text: source }) {
      if (!/["']/.test(source)) return
      for (const { place, actual, expected } of quotes.processSync(source).messages) {
        const [text] = expected ?? []
        if (text === undefined || (actual !== '"' && actual !== "'")) continue
        if (!place || !('start' in place)) continue
        const [from, to] = [place.start.offset ?? 0, place.end.offset ?? 0]
        const message = `a straight ${actual} in prose; expected ${text}`
        yield { from, to, message, fix: { text } }
      }
    },
  },
  {
    id: 'raw-markup',
    reason: 'Visitors would see these characters.',
    inRange: (range) =>
      (range.role === 'block' ? inBody : inFields).flatMap((mistake) =>
        unescaped(range, ...mistake),
      ),
  },
  {
    id: 'undefined-reference',
    reason:
      'A link is written [words](/address). If the brackets belong to the text, write \\[ for the first one.',
    roles: ['block'],
    inRange: (range) =>
      unescaped(range, brackets, 'words in brackets without an address; visitors see the brackets'),
  },
]
