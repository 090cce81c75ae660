import { withoutMarks } from '#scripts/content/fields/index.ts'
import { pictureEndings } from '#scripts/content/read/index.ts'
import { type ProseRule, matches } from '../rule.ts'
import { offsetsOf } from '../text-offsets.ts'
import type { TextRange } from '../text-ranges.ts'

/** `'90s`, `rock 'n' roll`: what an apostrophe stands before at the beginning of a word. */
const shortened = /^(?:\d\ds|n|tis|twas)(?![\p{L}\p{N}])/iu

/** A quotation in single marks, from its first letter. Words such as `students'` may not end it. */
const quotation = /^[^'‘’]*[^\s'‘’sS]['’](?![\p{L}\p{N}])/u

/** The curved mark for a straight one, by the characters around it; undefined if it may be either. */
function curved(text: string, at: number): string | undefined {
  const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' ']
  const isSingle = text[at] === "'"
  const rest = text.slice(at + 1)
  if (isSingle && /[\p{L}\p{N}]/u.test(before) && /\p{L}/u.test(after)) return '’'
  const opens = /[\s([{“‘"'–—/-]/.test(before) && !/[\s)\]}.,;:!?…।–—-]/.test(after)
  const closes = /[\s)\]}”’"'.,;:!?…।–—/-]/.test(after) && !/[\s([{“‘]/.test(before)
  // After a digit it can be a sign of feet, minutes or inches.
  if (opens === closes || (closes && /\d\s?$/.test(text.slice(0, at)))) return undefined
  if (!isSingle) return opens ? '“' : '”'
  if (closes || shortened.test(rest)) return '’'
  return quotation.test(rest) ? '‘' : undefined
}

/** Marks that visitors would see, and what to say about them. The tests have an example of each. */
export type Mistake = {
  readonly message: string
  readonly pattern: RegExp
  /** What to write instead, if there is one right correction. */
  readonly fix?: (found: string, block?: TextRange['block']) => string
}

const everywhere: readonly Mistake[] = [
  { message: 'a small sign is typed itself: x²', pattern: /(?<=[\p{L}\p{N})])\^[^\s^]{1,9}\^/gu },
  {
    message: 'marks of another program; in a text, bold is **bold**',
    pattern: /(?<![\p{L}\p{N}=+])(==|\+\+)(?![\s=+])[^\n=+]*\1/gu,
  },
  {
    message: 'a small picture is typed itself: 🙂',
    pattern: /(?<![\p{L}\p{N}:/]):(?:\+1|[a-z]\w*):(?![\p{L}\p{N}:/])/gu,
  },
  {
    message: 'signs for formulas that look like bold letters, which are read aloud one by one',
    pattern: /[\u{1D400}-\u{1D7FF}]+(?: [\u{1D400}-\u{1D7FF}]+)*/gu,
    fix: (found) => found.normalize('NFKC'),
  },
  {
    message: 'an invisible soft hyphen divides a word; delete it',
    pattern: /\u00AD/g,
    fix: () => '',
  },
]

export const inFields: readonly Mistake[] = [
  ...everywhere,
  { message: 'list the name of the field instead: `toSupply: [title]`', pattern: /!placeholder/g },
  {
    message: 'a field has no tags; list its name: `toSupply: [title]`',
    pattern: /<To(?:Confirm|Supply)>/g,
  },
  {
    message: 'a field is plain text; visitors would see this tag',
    pattern: /<(?!\/?To(?:Confirm|Supply)>)\/?[a-z][^<>]*>/gi,
  },
  {
    message: 'a field is plain text; type the character itself',
    pattern: /&(?:[a-z]{2,8}|#x?\d+);/gi,
  },
  {
    message: 'a field is plain text; visitors would see these characters',
    pattern:
      /\*\*|\[[^\][]+\]\([^()\s]+\)|(?<=^|[\s(“‘])\*(?![\s*])[^*]*[^\s*]\*(?![\p{L}\p{N}*])/gu,
  },
  { message: 'a small sign is typed itself: H₂O', pattern: /(?<=\p{L})~[^\s~]{1,9}~/gu },
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

export const inBody: readonly Mistake[] = [
  ...everywhere,
  {
    message: 'in the text, put the words between <ToSupply> and </ToSupply>',
    pattern: /!placeholder/g,
  },
  {
    message: 'delete the spaces inside the marks: **bold**',
    pattern: /(?<![\p{L}\p{N}])\*\*(?:[ \t][^*\n]*|[^*\n]*[ \t])\*\*(?![\p{L}\p{N}])/gu,
    fix: (found) => `**${found.slice(2, -2).trim()}**`,
  },
  {
    message: 'a space inside the marks belongs before or after them: **bold** word',
    pattern: /(?<=[\p{L}\p{N}])\*\*[ \t][^*\n]*\*\*|\*\*[^*\n]*[ \t]\*\*(?=[\p{L}\p{N}])/gu,
  },
  {
    message:
      'marks directly before a letter do nothing; put a space after them: **bold** word, **bold**: word',
    pattern:
      /\*\*(?![ \t])[^*\n]*[^*\s]\*\*|(?<=^|[\s(“‘])\*(?![\s*])[^*\n]*[^*\s]\*(?=[\p{L}\p{N}])/gu,
  },
  {
    message: 'inside a word, _ does nothing; write * instead',
    pattern: /(?<=^|[\s(“‘])(__?)(?![\s_])[^_\n]*[^\s_]\1(?=[\p{L}\p{N}])/gu,
  },
  {
    message: '** has no closing ** here; visitors would see it',
    pattern: /\*\*(?![^*\n]+\*\*)(?<!\*\*[^*\n]+\*\*)/g,
  },
  {
    message:
      'this mark has no closing one here; visitors would see it: *slanted*, or \\* for a note',
    pattern:
      /(?<=[ \t(“‘])\*(?=[\p{L}“‘])(?![^*\n]*[^\s*]\*[\p{L}\p{N}])|(?<=^|[\s(“‘])_(?=[\p{L}“‘])(?![^_\n]*[^\s_]_[\p{L}\p{N}])/gmu,
  },
  {
    message: 'a heading has a space after its hashes: ## Heading',
    pattern: /^#{2,6}(?=[^\s#])/gm,
    fix: (found) => `${found} `,
  },
  {
    message: 'a no-break space; type an ordinary space',
    pattern: /^(?:#{2,6}|[-*+]|\d+[.)])\u00A0/gm,
    fix: (found) => found.replace('\u00A0', ' '),
  },
  {
    message: 'a box is written <Callout> … </Callout>',
    pattern: /^(?::{3,} ?\w|!{3} ?[a-z]).*/gm,
  },
  {
    message: 'a list of terms is written - **Term**: its meaning',
    pattern: /(?<=\n): +\S.*/g,
  },
  {
    message: `${list}, a note with \\*`,
    pattern: /^\*(?=[^\s*])(?![^*\n]*[^\s*]\*[\p{L}\p{N}])/gmu,
  },
  {
    message: list,
    pattern: runOf(bullet, 0),
    fix: (found, block) =>
      found
        .replaceAll(new RegExp(String.raw`^${bullet}\s*`, 'gmu'), '- ')
        .slice(block === 'listItem' ? '- '.length : 0),
  },
  { message: `${list}; ${orBreak}`, pattern: runOf(mark, 1) },
  { message: `${list}, or with 1. and a space; ${orBreak}`, pattern: runOf(letter, 1, nextLetter) },
  {
    message: 'an entry of a numbered list has a space after the full stop: 1. Finance',
    pattern: /(?:(?<=\n)|^(?=.*\n\d+[.)]\p{L}))\d+[.)](?=\p{L}).*(?:\n\d+[.)]\p{L}.*)*/gu,
    fix: (found) => found.replaceAll(/^\d+[.)]/gm, '$& '),
  },
  {
    message: 'this is not a table: it needs a head, and below it | - | for each column',
    pattern: /^\|.*\|[ \t]*(?:\n\|.*)*$/gm,
  },
  {
    message: 'a link is written [words](/address)',
    pattern: /\[[^\]\n[]*\((?:\/|https?:|mailto:)[^)\s]*\)/g,
  },
  {
    message:
      'the address after this has a space, so visitors see all of it; write it without (name a file my-photo.jpg)',
    pattern: new RegExp(String.raw`!?\[[^\]\n]*\](?=${spaced})`, 'gi'),
  },
]

/** A list begins neither in a heading nor in a cell of a table. */
const mistakesIn = ({ role, block }: TextRange) =>
  (role === 'block' ? inBody : inFields).filter(
    ({ message }) => message !== list || block === 'paragraph' || block === 'listItem',
  )

/** Two brackets without an address, or four: `[words][name]`. Neither is a footnote’s text. */
const brackets = new RegExp(
  String.raw`\[(?!\]|#|\^[^[\]]*\s)[^[\]]+\](?:\[[^[\]]*\])?(?!${spaced})`,
  'gi',
)

/** Characters written as \* or &ast; are there on purpose. */
const unescaped = (range: TextRange, pattern: RegExp, message: string) =>
  matches(range, pattern, () => message).filter(({ from }) => {
    const [start, end] = offsetsOf(range, [from, from + 1])
    return end - start === 1
  })

export const punctuationRules: readonly ProseRule[] = [
  {
    id: 'straight-quotes',
    reason: 'Printed text has curved marks: “so”, and it’s so.',
    *inRange({ text }) {
      for (const { 0: mark, index: from } of text.matchAll(/["']/g)) {
        const right = curved(text, from)
        const either = mark === '"' ? '“ or ”' : '‘ or ’'
        const message = `a straight ${mark} in prose; expected ${right ?? either}`
        yield { from, to: from + 1, message, ...(right && { fix: { text: right } }) }
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
      mistakesIn(range).flatMap(({ pattern, message, fix }) =>
        unescaped(range, pattern, message).map((match) => {
          const found = range.text.slice(match.from, match.to)
          return Object.assign(match, fix && { fix: { text: fix(found, range.block) } })
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
