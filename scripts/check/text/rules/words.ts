import { toString } from 'mdast-util-to-string'
import { mistakes, spanOf } from '#scripts/read/diagnostics/index.ts'
import { type ProseRule, matches } from '../rule.ts'
import type { Speller } from '../speller.ts'

/** Addresses, and the names of subjects and people on social networks. */
const address =
  /(?:https?:\/\/|www\.)\S+|[#@][\p{L}\p{N}_]+|(?<![^\s@])[^\s@]+@[^\s@]+|\/[\w-]+(?:\/[\w-]+)+|\b[\w-]+\.(?:com|org|net|edu|np|pdf)\b/giu
const latinWord =
  /(?<![\p{L}\p{N}\u00AD])\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’]\p{Script=Latin}+)*(?![\p{L}\p{N}\u00AD])/gu

/** The words in Latin letters without a possessive ’s; no addresses, acronyms or words with digits. */
function* wordsIn(text: string) {
  const plain = text.replaceAll(address, (match) => ' '.repeat(match.length))
  for (const { 0: written, index } of plain.matchAll(latinWord)) {
    const bare = written.replace(/['’]s?$/u, '').normalize('NFKC')
    const isAcronym = /^\p{Lu}+s?$/u.test(bare) && bare.length <= 6
    if (bare.length < 3 || bare.length > 60 || isAcronym) continue
    yield { word: bare.replaceAll('’', "'"), from: index, to: index + bare.length }
  }
}

/** Matches the text before the first word of a sentence. Ms. and Dr. don't end one. */
const beginning = /(?:^|(?<!\b(?:Mr|Mrs|Ms|Dr|Er|Prof|St))[.!?:]\s+)[“‘"'(]*$/u

/**
 * A capital makes a word a name, unless it is a common misspelling or resembles a known name. At the
 * start of a sentence each word has a capital, so that it may resemble no word.
 */
function isName(word: string, before: string, { names, suggest, corrections }: Speller) {
  if (!/^\p{Lu}/u.test(word)) return false
  const most = word.length < 6 ? 1 : 2
  const isClose = (other: string) =>
    Math.abs(word.length - other.length) <= most && mistakes(word, other) <= most
  if (corrections(word).length > 0 || names.some(isClose)) return false
  return !beginning.test(before) || !suggest(word).some(isClose)
}

/** The only correction of a common misspelling. */
function correct(word: string, { corrections, knows }: Speller): string | undefined {
  const [right, ...others] = corrections(word)
  if (right === undefined || others.length > 0 || !/^\p{Ll}+$/u.test(word)) return undefined
  return knows(right) && mistakes(word, right) <= 2 ? right : undefined
}

/** `the the`, `Rs. Rs.` and `!!!`. Not in Devanagari: Nepali writes words twice on purpose. */
const repeated =
  /(?<![\p{L}\p{M}\p{N}’'-])(\p{Script=Latin}(?:[\p{L}\p{M}’']*|\p{L}{1,2}\.))\s+\1(?![\p{L}\p{M}\p{N}’'-])|(?<=[^\s!])!{2,}/giu
/** Words that English repeats on purpose: “the best that they had had”. */
const mayRepeat = new Set(['had', 'that', 'can'])

/** A word that a PDF divides at the end of a line: `regis- tration`. */
const divided = /(?<![\p{L}\p{N}-])(\p{L}{2,})-\s(\p{Ll}{2,})(?![\p{L}\p{N}-])/gu

/** Notes to oneself, and blanks of a form: `______`, `.......`. */
const note = /\b(?:TODO|TBD|TBA|FIXME|XXX+|lorem ipsum)\b|\?{3,}|_{2,}[/_]+|\.{5,}/gu

const anyOf = (patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'gim')

/** Sentences of a writing assistant before and after its text, and its marks of sources. */
const chat = anyOf([
  /^(?:sure|certainly|of course|absolutely)[!,.].*:$/,
  /^here(?:[’']s| is) (?:an?|the|your) (?:improved|revised|updated|rewritten|corrected|polished|edited|refined|shorter|clearer|better)\b.*:$/,
  /^here are (?:a few|some|two|three|several|\d) (?:options|versions|suggestions|variations)\b.*/,
  /^(?:I hope this helps|let me know if you(?:[’']d| would)? (?:like|need|want)\b|would you like me to\b).*/,
  /^feel free to (?:adjust|edit|modify|change|customi[sz]e)\b.*/,
  /\bas an AI (?:language )?model\b/,
  /:?contentReference\[[^\]]*\]|【\d+†[^】]*】/,
])

/** Lines of mail, chats, social networks, printed pages and forms around the words that people copy. */
const copied = anyOf([
  /^(?:dear (?:sir|madam)\b.*|sent from my \w+.*|get outlook for \w+)/,
  /^\[\d{1,2}:\d\d[^\]\n]*\] [^:\n]+:/,
  /(?:…|\.{3}) ?(?:see|read|show) more$|^(?:shared with public|\d+ (?:likes?|comments?|shares?)\b.*)$/,
  /^(?:page )?\d{1,3} ?(?:(?:of|\/) ?\d{1,3}|\| ?page)$|^(?:[-–] ?)?\d{1,3} ?[-–]$/,
  /^this page (?:is )?intentionally left blank\b.*/,
  /error! (?:reference source|bookmark) not (?:found|defined)\.?/,
  /click or tap (?:here )?to enter (?:text|a date)\.?/,
])

const asCode = 'visitors would see this text with its marks, as code; delete both lines of ```'

export const wordRules: readonly ProseRule[] = [
  {
    id: 'spelling',
    isEnglish: true,
    does: 'A word that is right goes into content/dictionary/, one a line.',
    bad: { text: 'Good ‸managment.' },
    good: { text: 'Good management.' },
    *inRange({ kind, text }, { speller }) {
      if (kind === 'name') return
      const broken = Array.from(
        text.matchAll(divided),
        ({ 0: found, 1: start = '', 2: end = '', index }) => {
          const fix = { text: start + end }
          const message = `“${found}” was divided at the end of a line; expected “${fix.text}”`
          return { from: index, to: index + found.length, message, fix, start }
        },
      ).filter(({ fix, start }) => !speller.knows(start) && speller.knows(fix.text))
      yield* broken
      for (const { word, from, to } of wordsIn(text)) {
        if (broken.some((each) => each.from <= from && to <= each.to)) continue
        if (speller.knows(word) || isName(word, text.slice(0, from), speller)) continue
        const right = correct(word, speller)
        const near = right === undefined ? speller.suggest(word).slice(0, 2) : [right]
        const words = near.map((other) => `“${other}”`).join(' or ')
        const question = words === '' ? '' : `. Did you mean ${words}?`
        const message = `“${word}” is in no dictionary${question}`
        const list = /^\p{Lu}/u.test(word) ? 'names' : 'words'
        const hint = `If it is right, add this line to content/dictionary/${list}.txt: ${word}`
        yield { from, to, message, hint, ...(right !== undefined && { fix: { text: right } }) }
      }
    },
  },
  {
    id: 'doubled-word',
    does: 'A word or ! written twice is usually a typing mistake.',
    bad: { text: 'Read ‸the the book.' },
    good: { text: 'Read the book.' },
    *inRange({ text }) {
      for (const { 0: both, 1: first = '!', index } of text.matchAll(repeated)) {
        const second = both.slice(-first.length)
        // “Pago Pago”, and an initial.
        const isName = /^\p{Lu}[^\p{Lu}.]*$/u.test(second) || /^\p{Lu}$/u.test(first)
        if (isName || mayRepeat.has(second.toLowerCase())) continue
        const to = index + both.length
        const message = `“${second}” is written twice`
        // “Very very” can be meant.
        const isMistake = /^(?:the|an?|of|and|with|for|from|.+\.|!)$/i.test(first)
        const fix = { text: '', from: index + first.length }
        yield { from: index, to, message, ...(isMistake && { fix }) }
      }
    },
  },
  {
    id: 'doubled-paragraph',
    does: 'A paragraph that was pasted twice is read twice.',
    bad: { text: 'Bring your books on the first day.\n\n‸Bring your books on the first day.' },
    good: { text: 'Bring your books on the first day.' },
    inDocument: (nodes) => {
      const paragraphs = nodes.filter(({ type }) => type === 'paragraph')
      const texts = paragraphs.map((node) => toString(node))
      return paragraphs
        .filter((_, at) => texts.indexOf(texts[at] ?? '') < at && (texts[at] ?? '').length > 30)
        .map((node) =>
          Object.assign(spanOf(node), { message: 'this paragraph is in the text above' }),
        )
    },
  },
  {
    id: 'chat-remains',
    does: 'Keep only what visitors are to read.',
    bad: { text: '‸Here is the improved text:\n\nA course.' },
    good: { text: 'A course.' },
    inRange: (range) => [
      ...matches(
        range,
        chat,
        (found) => `“${found}” was written to you, not to visitors; delete it`,
      ),
      ...matches(range, copied, (found) => `“${found}” was copied along with the text; delete it`),
    ],
    inDocument: (nodes) =>
      nodes
        .filter((node) => node.type === 'code' && /^(?:markdown|mdx?)$/i.test(node.lang ?? ''))
        .map((node) => Object.assign(spanOf(node), { message: asCode })),
  },
  {
    id: 'unfinished',
    does: 'Put what is still to be supplied under toSupply, or in <ToSupply>; npm run launch then lists it.',
    bad: { text: 'The price is ‸TBD.' },
    good: { text: 'The price is <ToSupply>low</ToSupply>.' },
    inRange: ({ flagged, starts, ...range }) =>
      matches(
        range,
        note,
        (found) => `“${found}” is not finished, and visitors would read it`,
      ).filter(({ from }) => {
        const at = starts[from] ?? 0
        return !flagged.some(([start, end]) => start <= at && at < end)
      }),
  },
]
