import { monthOf, months } from '#scripts/read/fields/index.ts'
import type { ProseRule } from '../rule.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text, which may go on in the next line of a file. */
const sentencesIn = (text: string) => segmenter.segment(text.replaceAll('\n', ' '))

const promise =
  /\b(?:will|shall|starts?|starting|begins?|beginning|opens?|upcoming|coming|next|soon|register|apply|enrol|book|deadline|until|by|from|planned|scheduled|expected)\b/i

/** True if what the rules find in a text may depend on the day of the check. */
export const hasYear = (text: string): boolean => /20[0-6]\d/.test(text)

const month = `(?<month>${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)\\.?`
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
// From 2070 on, a year is one of the Nepali calendar, which is 57 years ahead.
const year = '(?<year>20[0-6]\\d)'
const forms = [
  new RegExp(`\\b${year}-(?<number>0[1-9]|1[0-2])-(?<day>[0-3]\\d)\\b`, 'giu'),
  new RegExp(`\\b${day}(?: of)? ${month},? ${year}\\b`, 'giu'),
  new RegExp(`\\b${month} ${day},? ${year}\\b`, 'giu'),
  new RegExp(`(?<!\\d(?:st|nd|rd|th)?(?: of)? )\\b${month},? ${year}\\b`, 'giu'),
]

/** English dates with a year. `lastDay` is the last day of one: 2027-01-31 for January 2027. */
const datesIn = (text: string) =>
  forms
    .flatMap((form) => Array.from(text.matchAll(form)))
    .map(({ 0: words, index: from, groups = {} }) => {
      const { year: inYear = '', month: name = '', number, day: date } = groups
      const inMonth = number === undefined ? monthOf(name) : Number(number)
      const last = date ?? String(new Date(Date.UTC(Number(inYear), inMonth, 0)).getUTCDate())
      const lastDay = [inYear, String(inMonth).padStart(2, '0'), last.padStart(2, '0')].join('-')
      return { from, to: from + words.length, words, lastDay, isDay: date !== undefined }
    })

const weekdayBefore = /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\.?,? (?:the )?$/i
const weekdayAfter = /^,? ?\(?(sun|mon|tues|wednes|thurs|fri|satur)day\b/i

const weekdayOf = (day: string) =>
  Number.isNaN(Date.parse(day))
    ? undefined
    : new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })

export const sentenceRules: readonly ProseRule[] = [
  {
    id: 'weekday',
    does: 'One of the two is wrong, and people would come on another day.',
    bad: { text: 'It starts on Monday, ‸5 March 2027.' },
    good: { text: 'It starts on Friday, 5 March 2027.' },
    *inRange({ text }) {
      if (!hasYear(text)) return
      for (const { from, to, words, lastDay, isDay } of datesIn(text)) {
        const [, written] =
          weekdayBefore.exec(text.slice(0, from)) ?? weekdayAfter.exec(text.slice(to)) ?? []
        const right = isDay ? weekdayOf(lastDay) : undefined
        if (written === undefined || right === undefined) continue
        if (!right.toLowerCase().startsWith(written.slice(0, 3).toLowerCase()))
          yield { from, to, message: `${words} is a ${right}` }
      }
    },
  },
  {
    id: 'past-promise',
    does: 'A promise for a day in the past makes the whole site look forgotten; write what happened, or delete it.',
    bad: { text: 'The course starts on ‸12 March 2026.' },
    good: { text: 'The course began on 12 March 2026.' },
    exceptDated: true,
    *inRange({ text }, { today }) {
      if (!hasYear(text)) return
      for (const { segment: sentence, index: start } of sentencesIn(text)) {
        for (const { from, to, lastDay, words } of datesIn(sentence)) {
          const rest = sentence.slice(0, from) + sentence.slice(to)
          if (lastDay >= today || !promise.test(rest)) continue
          const message = `${words} is in the past, and the sentence promises something`
          yield { from: start + from, to: start + to, message }
        }
      }
    },
  },
]
