import retextQuotes from 'retext-quotes'
import type { Processor } from 'unified'
import { withoutMarks } from '#scripts/content/fields/index.ts'
import { pictureEndings } from '#scripts/content/read/index.ts'
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

/** Marks that visitors would see: what to say about them, a text that has them and one that is right. */
export type Mistake = {
  readonly message: string
  readonly pattern: RegExp
  readonly bad: string
  readonly good: string
  /** What to write instead, if there is one right correction. */
  readonly fix?: (found: string) => string
}

const everywhere: readonly Mistake[] = [
  {
    message: 'a small sign is typed itself: x²',
    pattern: /(?<=[\p{L}\p{N})])\^[^\s^]{1,9}\^/gu,
    bad: 'Rooms of 20 m^2^',
    good: 'Rooms of 20 m²',
  },
  {
    message: 'marks of another program; in a text, bold is **bold**',
    pattern: /(?<![\p{L}\p{N}=+])(==|\+\+)(?![\s=+])[^\n=+]*\1/gu,
    bad: 'The ==last== day',
    good: 'C++ and 1+1=2',
  },
  {
    message: 'a small picture is typed itself: 🙂',
    pattern: /(?<![\p{L}\p{N}:/]):(?:\+1|[a-z]\w*):(?![\p{L}\p{N}:/])/gu,
    bad: 'Welcome :smile:',
    good: 'Open 9:00:00, Sunday: Friday',
  },
  {
    message: 'signs for formulas that look like bold letters, which are read aloud one by one',
    pattern: /[\u{1D400}-\u{1D7FF}]+(?: [\u{1D400}-\u{1D7FF}]+)*/gu,
    bad: 'A 𝗻𝗲𝘄 𝗰𝗼𝘂𝗿𝘀𝗲',
    good: 'A new course',
    fix: (found) => found.normalize('NFKC'),
  },
  {
    message: 'an invisible soft hyphen divides a word; delete it',
    pattern: /\u00AD/g,
    bad: 'Devel\u00ADopment',
    good: 'Development',
    fix: () => '',
  },
]

export const inFields: readonly Mistake[] = [
  ...everywhere,
  {
    message: 'list the name of the field instead: `toSupply: [title]`',
    pattern: /!placeholder/g,
    bad: 'The fee !placeholder',
    good: 'The fee',
  },
  {
    message: 'a field has no tags; list its name: `toSupply: [title]`',
    pattern: /<To(?:Confirm|Supply)>/g,
    bad: '<ToSupply>A day</ToSupply>',
    good: 'A day',
  },
  {
    message: 'a field is plain text; visitors would see this tag',
    pattern: /<(?!\/?To(?:Confirm|Supply)>)\/?[a-z][^<>]*>/gi,
    bad: 'A <em>new</em> course',
    good: 'Fewer than < 5, more than > 3',
  },
  {
    message: 'a field is plain text; type the character itself',
    pattern: /&(?:[a-z]{2,8}|#x?\d+);/gi,
    bad: 'Leadership &amp; Innovation',
    good: 'Leadership & Innovation; more',
  },
  {
    message: 'a field is plain text; visitors would see these characters',
    pattern:
      /\*\*|\[[^\][]+\]\([^()\s]+\)|(?<=^|[\s(“‘])\*(?![\s*])[^*]*[^\s*]\*(?![\p{L}\p{N}*])/gu,
    bad: 'A **new** course',
    good: 'Five * stars [sic]',
  },
  {
    message: 'a small sign is typed itself: H₂O',
    pattern: /(?<=\p{L})~[^\s~]{1,9}~/gu,
    bad: 'H~2~O in towns',
    good: 'About ~5 days',
  },
]

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
const spaced = String.raw`\((?:\/|\w+:|[^()\n]*\.(?:${pictureEndings}|pdf)\))`

const list = 'an entry of a list begins with - and a space'
const orBreak = 'or end each line but the last with \\'
const rightList = '- Planning\n- Budgets'

export const inBody: readonly Mistake[] = [
  ...everywhere,
  {
    message: 'in the text, put the words between <ToSupply> and </ToSupply>',
    pattern: /!placeholder/g,
    bad: '!placeholder The fees.',
    good: '<ToSupply>The fees.</ToSupply>',
  },
  {
    message: 'delete the spaces inside the marks: **bold**',
    pattern: /(?<![\p{L}\p{N}])\*\*(?:[ \t][^*\n]*|[^*\n]*[ \t])\*\*(?![\p{L}\p{N}])/gu,
    bad: 'A ** new ** course.',
    good: 'A **new** course.',
    fix: (found) => `**${found.slice(2, -2).trim()}**`,
  },
  {
    message: 'a space inside the marks belongs before or after them: **bold** word',
    pattern: /(?<=[\p{L}\p{N}])\*\*[ \t][^*\n]*\*\*|\*\*[^*\n]*[ \t]\*\*(?=[\p{L}\p{N}])/gu,
    bad: '**Note: **bring a pen.',
    good: '**Note:** bring a pen.',
  },
  {
    message:
      'marks directly before a letter do nothing; put a space after them: **bold** word, **bold**: word',
    pattern:
      /\*\*(?![ \t])[^*\n]*[^*\s]\*\*|(?<=^|[\s(“‘])\*(?![\s*])[^*\n]*[^*\s]\*(?=[\p{L}\p{N}])/gu,
    bad: 'A **“new”**course.',
    good: 'A **“new”** course.',
  },
  {
    message: 'inside a word, _ does nothing; write * instead',
    pattern: /(?<=^|[\s(“‘])(__?)(?![\s_])[^_\n]*[^\s_]\1(?=[\p{L}\p{N}])/gu,
    bad: 'It is _im_portant.',
    good: 'It is *im*portant.',
  },
  {
    message: '** has no closing ** here; visitors would see it',
    pattern: /\*\*(?![^*\n]+\*\*)(?<!\*\*[^*\n]+\*\*)/g,
    bad: 'This is **bold text.',
    good: 'This is **bold** text.',
  },
  {
    message:
      'this mark has no closing one here; visitors would see it: *slanted*, or \\* for a note',
    pattern:
      /(?<=[ \t(“‘])\*(?=[\p{L}“‘])(?![^*\n]*[^\s*]\*[\p{L}\p{N}])|(?<=^|[\s(“‘])_(?=[\p{L}“‘])(?![^_\n]*[^\s_]_[\p{L}\p{N}])/gmu,
    bad: 'The letters a * b *c.',
    good: 'Rooms of 4 * 5 m, *mostly* new.',
  },
  {
    message: 'a heading has a space after its hashes: ## Heading',
    pattern: /^#{2,6}(?=[^\s#])/gm,
    bad: '##Fees',
    good: '## Fees',
    fix: (found) => `${found} `,
  },
  {
    message: 'a no-break space; type an ordinary space',
    pattern: /^(?:#{2,6}|[-*+]|\d+[.)])\u00A0/gm,
    bad: '##\u00A0The\u00A0fees',
    good: '## The\u00A0fees',
    fix: (found) => found.replace('\u00A0', ' '),
  },
  {
    message: 'a box is written <Callout> … </Callout>',
    pattern: /^:{3,} ?\w.*/gm,
    bad: ':::note\nBring a pen.\n:::',
    good: '<Callout>Bring a pen.</Callout>',
  },
  {
    message: `${list}, a note with \\*`,
    pattern: /^\*(?=[^\s*])(?![^*\n]*[^\s*]\*[\p{L}\p{N}])/gmu,
    bad: '*Planning of towns.',
    good: '*Planning* of towns.',
  },
  {
    message: list,
    pattern: runOf(bullet, 0),
    bad: '• Planning\n•Budgets',
    good: rightList,
    fix: (found) => found.replaceAll(new RegExp(String.raw`^${bullet}\s*`, 'gmu'), '- '),
  },
  {
    message: `${list}; ${orBreak}`,
    pattern: runOf(mark, 1),
    bad: '→ Planning\n→ Budgets',
    good: '→ Planning comes first.',
  },
  {
    message: `${list}, or with 1. and a space; ${orBreak}`,
    pattern: runOf(letter, 1, nextLetter),
    bad: 'a) Planning\nb) Budgets',
    good: rightList,
  },
  {
    message: 'an entry of a numbered list has a space after the full stop: 1. Finance',
    pattern: /(?:(?<=\n)|^(?=.*\n\d+[.)]\p{L}))\d+[.)](?=\p{L}).*(?:\n\d+[.)]\p{L}.*)*/gu,
    bad: '1.Planning\n2.Budgets',
    good: '1. Planning\n2. Budgets',
    fix: (found) => found.replaceAll(/^\d+[.)]/gm, '$& '),
  },
  {
    message: 'this is not a table: it needs a head, and below it | - | for each column',
    pattern: /^\|.*\|[ \t]*(?:\n\|.*)*$/gm,
    bad: '| a | b |\n| - |\n| 1 | 2 |',
    good: '| a | b |\n| - | - |\n| 1 | 2 |',
  },
  {
    message: 'a link is written [words](/address)',
    pattern: /\[[^\]\n[]*\((?:\/|https?:|mailto:)[^)\s]*\)/g,
    bad: 'See [the form(/contact).',
    good: 'See [the form](/contact).',
  },
  {
    message:
      'the address after this has a space, so visitors see all of it; write it without (name a file my-photo.jpg)',
    pattern: new RegExp(String.raw`!?\[[^\]\n]*\](?=${spaced})`, 'gi'),
    bad: '![A house](/images/my photo.jpg)',
    good: '![A house](https://host.example/my-photo.jpg)',
  },
]

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
      const bare = withoutMarks(text)
      if (bare !== text) yield { from: 0, to: text.length, message, fix: { text: bare } }
    },
  },
  {
    id: 'raw-markup',
    reason: 'Visitors would see these characters.',
    inRange: (range) =>
      (range.role === 'block' ? inBody : inFields).flatMap(({ pattern, message, fix }) =>
        unescaped(range, pattern, message).map((match) => {
          const found = range.text.slice(match.from, match.to)
          return Object.assign(match, fix && { fix: { text: fix(found) } })
        }),
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
