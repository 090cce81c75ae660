import { withoutMarks } from '#scripts/read/fields/index.ts'
import { pictureEndings } from '#scripts/read/files/index.ts'
import { type ProseRule, matches } from '../rule.ts'
import { offsetsOf } from '../text-offsets.ts'
import type { TextRange } from '../text-ranges.ts'

/** The curved mark for a straight one, by the characters around it; undefined if it may be either. */
function curved(text: string, at: number): string | undefined {
  const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' ']
  const isSingle = text[at] === "'"
  if (isSingle && /[\p{L}\p{N}]/u.test(before) && /\p{L}/u.test(after)) return '’'
  const opens = /[\s([{“‘"'–—/-]/.test(before) && !/[\s)\]}.,;:!?…।–—-]/.test(after)
  const closes = /[\s)\]}”’"'.,;:!?…।–—/-]/.test(after) && !/[\s([{“‘]/.test(before)
  // After a digit it can be a sign of feet, minutes or inches.
  if (opens === closes || (closes && /\d\s?$/.test(text.slice(Math.max(0, at - 2), at))))
    return undefined
  if (!isSingle) return opens ? '“' : '”'
  // Before a word, it may also be an apostrophe: '90s.
  return closes ? '’' : undefined
}

/** Marks that visitors would see, what to write instead, and the fix if there is one right correction. */
type Mistake = {
  readonly message: string
  readonly pattern: RegExp
  readonly fix?: (found: string, block?: TextRange['block']) => string
}

const letters: Mistake = {
  message: 'signs of formulas or print in place of letters, which search and screen readers miss',
  pattern: /[\u{1D400}-\u{1D7FF}]+(?: [\u{1D400}-\u{1D7FF}]+)*|[\uFB00-\uFB06]/gu,
  fix: (found) => found.normalize('NFKC'),
}

const plain = 'a field is plain text; visitors would see these characters'

const inFields: readonly Mistake[] = [
  letters,
  {
    message: 'a field has no tags; add its name to `toSupply`',
    pattern: /<\/?To(?:Confirm|Supply)>/g,
  },
  { message: plain, pattern: /\*\*/g, fix: () => '' },
  {
    message: plain,
    pattern:
      /<(?!\/?To(?:Confirm|Supply)>)\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#x?\d+);|\[[^\][]+\]\([^()\s]+\)|(?<=^|[\s(“‘])\*(?![\s*])[^*]*[^\s*]\*(?![\p{L}\p{N}*])/giu,
  },
]

/** An address that Markdown leaves as text because it has a space: `(/images/my photo.jpg)`. */
const spaced = String.raw`\((?:\/|\w+:|[^()\n]*\.(?:${pictureEndings}|pdf)\))`

const inBody: readonly Mistake[] = [
  letters,
  {
    message: 'bold is **words**, without a space inside the marks and with one after them',
    pattern: /\*\*(?:[^*\n]*\*\*)?/g,
  },
  {
    message: 'a heading has a space after its hashes: ## Heading',
    pattern: /^#{2,6}(?:\u00A0|(?=[^\s#]))/gm,
    fix: (found) => `${found.trim()} `,
  },
  {
    message: 'marks of another app; a box is <Callout> … </Callout>, a term - **Term**: meaning',
    pattern: /^(?::{3,} ?\w|!{3} ?[a-z]).*|(?<=\n): +\S.*/gm,
  },
  {
    message:
      'the address after this has a space, so visitors see all of it; write it without (name a file my-photo.jpg)',
    pattern: new RegExp(String.raw`!?\[[^\]\n]*\](?=${spaced})`, 'gi'),
  },
]

const bullet = String.raw`(?:-(?=\p{L})|[•·▪▫◦●○■□◆◇➢➣➤►▸❖‣∙⁃✦☐])`
/** The signs of entries, of which a single one can begin a paragraph. */
const sign = String.raw`(?:[–—oØü§]|\p{Extended_Pictographic}\uFE0F?|[a-z]\)|[०-९]+[.)])\s`
/** Lines that begin like the entries of a list. Not in a heading, nor in a cell of a table. */
const inParagraphs: readonly Mistake[] = [
  {
    message: 'these lines run together; an entry of a list begins with - or 1. and a space',
    pattern: new RegExp(String.raw`^${sign}.*(?:\n${sign}.*)+`, 'gmu'),
  },
  {
    message: 'a table has a line such as |---|---| below its first one',
    pattern: /^\|.*\|(?:\n\|.*\|)+$/gm,
  },
  {
    message: 'an entry of a list begins with - and a space',
    pattern: new RegExp(String.raw`^${bullet}.*(?:\n${bullet}.*)*`, 'gmu'),
    fix: (found, block) =>
      found
        .replaceAll(new RegExp(String.raw`^${bullet}\s*`, 'gmu'), '- ')
        .slice(block === 'listItem' ? '- '.length : 0),
  },
]

const mistakesIn = ({ role, block }: TextRange) =>
  role !== 'block'
    ? inFields
    : block === 'paragraph' || block === 'listItem'
      ? [...inBody, ...inParagraphs]
      : inBody

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
    does: 'Printed text has curved marks: “so”, and it’s so.',
    bad: { text: 'Read ‸"it‸".' },
    good: { text: 'Read “it”.' },
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
    does: 'A value needs no quotation marks, or straight ones: "…".',
    bad: { fields: 'location: ‸“Pokhara”' },
    good: { fields: 'location: Pokhara' },
    roles: ['field', 'label', 'alt'],
    *inRange({ text }) {
      const message = 'visitors see these quotation marks around the whole; delete them'
      const bare = withoutMarks(text)
      if (bare !== text) yield { from: 0, to: text.length, message, fix: { text: bare } }
    },
  },
  {
    id: 'raw-markup',
    does: 'Visitors would see these characters.',
    bad: { text: '‸• Planning' },
    good: { text: '- Planning' },
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
    does: 'A link is written [words](/address). If the brackets belong to the text, write \\[ for the first one.',
    bad: { text: 'Look at ‸[our fees].' },
    good: { text: 'Look at [our fees](/).' },
    roles: ['block'],
    inRange: (range) =>
      unescaped(range, brackets, 'words in brackets without an address; visitors see the brackets'),
  },
]
