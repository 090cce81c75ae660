import { type ProseRule, matches } from '../rule.ts'

const inDevanagari = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x09_66 + Number(digit)))

const number = /[\d०-९]+(?:[.,:][\d०-९]+)*/g
/** A danda directly after an address would belong to it. */
const dandaSpace = /(?<!(?:https?:\/\/|www\.)\S*)[ \u00A0]+(?=[।॥])/g

/** A number before a word in Devanagari, but no telephone number and no part of an address. */
const latinNumber =
  /(?<![\p{Script=Latin}\d०-९+/@#.,:=_-]|\+\d[\d -]*)\d+(?:[.,:]\d+)*(?=[ -]?\p{Script=Devanagari})/gu

/** Finds a word with any ending, or a vowel sign inside words. */
const avoidedWord = (word: string) =>
  new RegExp(/^\p{M}/u.test(word) ? word : `(?<![\\p{L}\\p{M}])${word}`, 'gu')

const translated = (answer: string) => ({
  'content/faqs/why.mdx': '---\nquestion: Why?\norder: 1\n---\n\nSo.\n',
  'content/faqs/why.ne.mdx': `---\nquestion: किन?\n---\n\n${answer}\n`,
})

/** Signs of other keyboards in Nepali text, and the right ones. */
const signs = [
  [/(?<=\p{Script=Devanagari}) ?\|(?=\s|$)/gu, '।'],
  [/।{2,}/g, '।'],
  [/(?<=\p{Script=Devanagari}(?:छ|न्|हो|स्|यो|छौँ))\.(?=\s|$)|(?<=\sछ)\.(?=\s|$)/gu, '।'],
  [
    /(?<=(?![०-९])\p{Script=Devanagari}):(?=\p{Script=Devanagari})|(?<=अत|पुन|प्राय|शः?|मुख्यत|विशेषत|अन्तत):(?=\s)/gu,
    'ः',
  ],
] as const

export const nepaliRules: readonly ProseRule[] = [
  {
    id: 'nepali-signs',
    does: 'A sentence ends with ।, and ः is a letter of its own.',
    bad: { text: 'पहिलो दिन‸|' },
    good: { text: 'पहिलो दिन।' },
    inRange: (range) =>
      signs.flatMap(([pattern, right]) =>
        matches(range, pattern, () => `expected ${right} here`).map((match) =>
          Object.assign(match, { fix: { text: right } }),
        ),
      ),
  },
  {
    id: 'nepali-script',
    does: 'A text in Nepali is written in Devanagari; screen readers can’t read other words in its voice.',
    isNepali: true,
    bad: { files: translated('‸It is so for a good reason.') },
    good: { files: translated('किनभने।') },
    *inRange({ kind, text }) {
      const words = text.match(/\p{Script=Latin}{2,}/gu) ?? []
      if (kind === 'name' || words.length < 4 || /\p{Script=Devanagari}/u.test(text)) return
      const message = 'this is not in Nepali, or not in its letters; expected Devanagari'
      yield { from: 0, to: text.length, message }
    },
  },
  {
    id: 'danda-space',
    does: 'It follows its word, as a full stop does; else it can begin a line.',
    bad: { text: 'पहिलो दिन‸ ।' },
    good: { text: 'पहिलो दिन।' },
    inRange: (range) =>
      matches(range, dandaSpace, () => 'a space before ।; delete it').map((match) =>
        Object.assign(match, { fix: { text: '' } }),
      ),
  },
  {
    id: 'comma-before-and',
    does: 'In Nepali, र joins without a comma; तथा, a semicolon or a new sentence divides more.',
    bad: { text: 'खाजा‸, र चिया।' },
    good: { text: 'खाजा र चिया।' },
    inRange: (range) =>
      matches(range, /,(?=\sर(?![\p{L}\p{M}]))/gu, () => 'a comma before र; delete it').map(
        (match) => Object.assign(match, { fix: { text: '' } }),
      ),
  },
  {
    id: 'glossary',
    does: 'One thing has one word; content/dictionary/nepali.txt lists them.',
    bad: { text: 'हाम्रो ‸लेखोट।' },
    good: { text: 'हाम्रो मस्यौदा।' },
    *inRange(range, { glossary = [] }) {
      if (!/\p{Script=Devanagari}/u.test(range.text)) return
      for (const { word, avoided } of glossary)
        for (const other of avoided)
          yield* matches(range, avoidedWord(other), () => `use “${word}” in place of “${other}”`)
    },
  },
  {
    id: 'mixed-digits',
    does: 'Numbers of one text have the digits of one script; a telephone number stays as it is dialled.',
    bad: { text: '५ दिन र ‸3 हप्ता।' },
    good: { text: '५ दिन र ३ हप्ता।' },
    *inRange({ text }) {
      if (!/[०-९]/.test(text)) return
      const mixed = Array.from(text.matchAll(number)).filter(
        ([found]) => /\d/.test(found) && /[०-९]/.test(found),
      )
      for (const { 0: found, index } of [...mixed, ...text.matchAll(latinNumber)]) {
        const right = inDevanagari(found)
        const message = `“${found}” has digits of another script; expected ${right}`
        yield { from: index, to: index + found.length, message, fix: { text: right } }
      }
    },
  },
]
