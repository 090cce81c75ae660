import retextQuotes from 'retext-quotes'
import type { Processor } from 'unified'
import { withoutMarks } from '#scripts/content/fields/index.ts'
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

/** What to say about the text that a pattern finds. */
type Mistakes = Readonly<Record<string, RegExp>>

/** Marks of other programs. */
const everywhere: Mistakes = {
  'a small sign is typed itself: x²': /(?<=[\p{L}\p{N})])\^[^\s^]{1,9}\^/gu,
  'marks of another program; in a text, bold is **bold**':
    /(?<![\p{L}\p{N}=+])(==|\+\+)(?![\s=+])[^\n=+]*\1/gu,
  'a small picture is typed itself: 🙂':
    /(?<![\p{L}\p{N}:/]):(?:\+1|[a-z]\w*):(?![\p{L}\p{N}:/])/gu,
}

const inFields: Mistakes = {
  ...everywhere,
  'list the name of the field instead: `toSupply: [title]`': /!placeholder/g,
  'a field has no tags; list its name: `toSupply: [title]`': /<To(?:Confirm|Supply)>/g,
  'a field is plain text; visitors would see this tag':
    /<(?!\/?To(?:Confirm|Supply)>)\/?[a-z][^<>]*>/gi,
  'a field is plain text; type the character itself': /&(?:[a-z]{2,8}|#x?\d+);/gi,
  'a field is plain text; visitors would see these characters':
    /\*\*|\[[^\][]+\]\([^()\s]+\)|(?<=^|[\s(“‘])\*(?![\s*])[^*]*[^\s*]\*(?![\p{L}\p{N}*])/gu,
  'a small sign is typed itself: H₂O': /(?<=\p{L})~[^\s~]{1,9}~/gu,
}

/** A line that begins like an entry of a list, and at least so many more below it. */
const runOf = (first: string, least: number, next = first) =>
  new RegExp(String.raw`^${first}.*(?:\n${next}.*){${least},}`, 'gmu')
const bullet = String.raw`(?:-(?=\p{L})|[•·▪▫◦●○■□◆◇➢➣➤►▸❖‣∙⁃✦☐])`
/** These may begin a line of their own, too: the source of a quotation. */
const mark = String.raw`(?:[‐-―−→⇒✓✗»›]|[o~](?= )|\d\uFE0F?\u20E3|\p{Extended_Pictographic}\uFE0F?)\s*\S`
const afterLetter = String.raw`(?:[.)।]|\s?[-–:](?=\s))\s*\S`
const letter = String.raw`(?:\(?[AaIiकअ१]|\(1|1(?=\s?[-–:]))${afterLetter}`
const nextLetter = String.raw`\(?[\p{L}\p{M}\p{N}]{1,4}${afterLetter}`

/** What Markdown leaves as text because of a space in it: `(/images/my photo.jpg)`. */
const spaced = String.raw`\((?:\/|\w+:|[^()\n]*\.(?:png|jpe?g|webp|gif|svg|pdf)\))`

const list = 'an entry of a list begins with - and a space'
const orBreak = 'or end each line but the last with \\'

const inBody: Mistakes = {
  ...everywhere,
  'in the text, put the words between <ToSupply> and </ToSupply>': /!placeholder/g,
  'delete the spaces inside the marks: **bold**': /\*\*(?:[ \t][^*\n]*|[^*\n]*[ \t])\*\*/g,
  'marks directly before a letter do nothing; put a space after them: **bold** word, **bold**: word':
    /\*\*(?![ \t])[^*\n]*[^*\s]\*\*|(?<=^|[\s(“‘])\*(?![\s*])[^*\n]*[^*\s]\*(?=[\p{L}\p{N}])/gu,
  'inside a word, _ does nothing; write * instead':
    /(?<=^|[\s(“‘])(__?)(?![\s_])[^_\n]*[^\s_]\1(?=[\p{L}\p{N}])/gu,
  '** has no closing ** here; visitors would see it': /\*\*(?![^*\n]+\*\*)(?<!\*\*[^*\n]+\*\*)/g,
  'a heading has a space after its hashes: ## Heading': /^#{2,6}(?=[^\s#])/gm,
  'a no-break space; type an ordinary space': /^(?:#{2,6}|[-*+]|\d+[.)])\u00A0/gm,
  'a box is written <Callout> … </Callout>': /^:{3,} ?\w.*/gm,
  [`${list}, a note with \\*`]: /^\*(?=[^\s*])(?![^*\n]*[^\s*]\*[\p{L}\p{N}])/gmu,
  [list]: runOf(bullet, 0),
  [`${list}; ${orBreak}`]: runOf(mark, 1),
  [`${list}, or with 1. and a space; ${orBreak}`]: runOf(letter, 1, nextLetter),
  'an entry of a numbered list has a space after the full stop: 1. Finance':
    /(?:(?<=\n)|^(?=.*\n\d+[.)]\p{L}))\d+[.)](?=\p{L}).*(?:\n\d+[.)]\p{L}.*)*/gu,
  'this is not a table: it needs a head, and below it | - | for each column':
    /^\|.*\|[ \t]*(?:\n\|.*)*$/gm,
  'a link is written [words](/address)': /\[[^\]\n[]*\((?:\/|https?:|mailto:)[^)\s]*\)/g,
  'the address after this has a space, so visitors see all of it; write it without (name a file my-photo.jpg)':
    new RegExp(String.raw`!?\[[^\]\n]*\](?=${spaced})`, 'gi'),
}

/** Two brackets without an address, or four: `[words][name]`. Neither is a footnote’s text. */
const brackets = new RegExp(
  String.raw`\[(?!\]|#|\^[^[\]]*\s)[^[\]]+\](?:\[[^[\]]*\])?(?!${spaced})`,
  'gi',
)

/** Characters written as \* or &ast; are there on purpose. */
const unescaped = (range: TextRange, pattern: RegExp, message: string) =>
  matches(range, pattern, () => message).filter(({ from }) => {
    const [start, end] = range.units[from] ?? [0, 0]
    return end - start === 1
  })

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
        // After a digit it can be a sign of feet, minutes or inches.
        const isMeasure = /\d\s?$/.test(source.slice(0, from))
        yield { from, to, message, ...(!isMeasure && { fix: { text } }) }
      }
    },
  },
  {
    id: 'quoted-value',
    reason: 'A value needs no quotation marks, or straight ones: "…".',
    roles: ['field', 'label', 'alt'],
    *inRange({ text }) {
      const message = 'visitors see these quotation marks around the whole; delete them'
      if (withoutMarks(text) !== text) yield { from: 0, to: text.length, message }
    },
  },
  {
    id: 'raw-markup',
    reason: 'Visitors would see these characters.',
    inRange: (range) =>
      Object.entries(range.role === 'block' ? inBody : inFields).flatMap(([message, pattern]) =>
        unescaped(range, pattern, message),
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
