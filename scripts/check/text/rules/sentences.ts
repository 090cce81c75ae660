import { lastVerifiedYear } from '#content/schema/course/bikram-sambat.ts'
import { editDistance } from '#content/schema/values/edit-distance.ts'
import { asciiDigits } from '#content/schema/values/typed-number.ts'
import { dayOfBikramSambat, monthNames, monthOf, nepaliMonths } from '#scripts/read/fields/index.ts'
import { type ProseRule, matches } from '../rule.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text, which may go on in the next line of a file. */
const sentencesIn = (text: string) => segmenter.segment(text.replaceAll('\n', ' '))

const promise =
  /\b(?:will|shall|starts?|starting|begins?|beginning|opens?|upcoming|coming|next|soon|register|apply|enrol|book|deadline|until|by|from|planned|scheduled|expected)\b/i

/** True if what the rules find in a text may depend on the day of the check. */
export const hasYear = (text: string): boolean => /20[0-6]\d/.test(text)

const month = `(?<month>${monthNames})\\.?`
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
// From 2070 on, a year is one of the Nepali calendar, which is 57 years ahead.
const year = '(?<year>20[0-6]\\d)'
const forms = [
  new RegExp(`\\b${year}-(?<number>0[1-9]|1[0-2])-(?<day>[0-3]\\d)\\b`, 'giu'),
  new RegExp(`\\b${day}(?: of)? ${month},? ${year}\\b`, 'giu'),
  new RegExp(`\\b${month} ${day},? ${year}\\b`, 'giu'),
  new RegExp(`\\b${year} ${month} ${day}\\b`, 'giu'),
  new RegExp(`(?<!\\d(?:st|nd|rd|th)?(?: of)? )\\b${month},? ${year}\\b`, 'giu'),
]

/**
 * Dates of AD with a year. `lastDay` is the last day of one: 2027-01-31 for January 2027. `day` is
 * undefined for a month, and for a day that doesn't exist.
 */
const datesIn = (text: string) =>
  forms
    .flatMap((form) => Array.from(text.matchAll(form)))
    .map(({ 0: words, index: from, groups = {} }) => {
      const { year: inYear = '', month: name = '', number, day: date } = groups
      const inMonth = number === undefined ? monthOf(name) : Number(number)
      const last = date ?? String(new Date(Date.UTC(Number(inYear), inMonth, 0)).getUTCDate())
      const lastDay = [inYear, String(inMonth).padStart(2, '0'), last.padStart(2, '0')].join('-')
      const day = date !== undefined && exists(lastDay) ? lastDay : undefined
      return { from, to: from + words.length, words, lastDay, isDay: date !== undefined, day }
    })

const exists = (day: string) =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

const nepaliMonth = `(?:${nepaliMonths.flat().join('|')})`
const nepaliYear = '20[7-9]\\d'
const dayOfMonth = '\\d{1,2}(?:st|nd|rd|th)?'
const nepaliForms = [
  `${nepaliYear}-\\d\\d-\\d\\d`,
  `${dayOfMonth} ${nepaliMonth},? ${nepaliYear}`,
  `${nepaliMonth} ${dayOfMonth}(?: गते)?,? ${nepaliYear}`,
  `${nepaliYear},? ${nepaliMonth} ${dayOfMonth}`,
]
const nepaliDay = new RegExp(`(?<!\\d)(?:${nepaliForms.join('|')})(?!\\d)`, 'giu')

/** The words between a day and the same day in the other calendar: ` (`, ` BS, i.e. `. */
const sameDay =
  /^(?: गते)?(?: ?(?:BS|B\.S\.|AD|A\.D\.))?(?: ?[(/]|, ?i\.e\.| अर्थात्) ?(?:सन् |वि\.सं\. |BS |AD )?$/i

const weekdayBefore = /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\.?,? (?:the )?$/i
const weekdayAfter = /^,? ?\(?(sun|mon|tues|wednes|thurs|fri|satur)day\b/i

const weekdayOf = (day: string) =>
  new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })

const ofOffice = /\b(?:open|opening hours|office hours|visit|call)\b|कार्यालय|खुल|फोन/i
const unit = String.raw`(?:[ap]\.?m\b\.?|बजे)`
const times = new RegExp(
  String.raw`\b(?<opens>\d{1,2})(?:[:.](?<opensAt>\d\d))? ?${unit}?[^\d.]{1,20}?(?<closes>\d{1,2})(?:[:.](?<closesAt>\d\d))? ?${unit}`,
  'giu',
)

/** A time on a clock with twelve hours: `5:00` for 17 and for 5. */
export const clock = (hour = '', minutes = '00') => `${Number(hour) % 12}:${minutes}`

/** A time of both clocks: `13:00 pm`. */
const twoClocks = /\b(1[3-9]|2[0-3])([:.]\d\d)? ?(?:[ap]m\b|[ap]\.m\.)/gi

/** Words for a day that depends on the day of reading. */
const relativeDay =
  /(?<!\bof )\b(?:tomorrow|yesterday|(?:next|this|coming) (?:week|month|(?:sun|mon|tues|wednes|thurs|fri|satur)day))\b(?!['’])/gi

/** The telephone numbers and email addresses in a text. */
const contact = /\+?\d[\d -]{6,}\d|[\w.+-]+@[\w.-]+\w/g
const bare = (written: string) => written.toLowerCase().replaceAll(/[ +-]/g, '')

/** The dates of both calendars in a text, in their order. `day` is the one in AD, undefined if there is none. */
function daysIn(text: string) {
  const written = asciiDigits(text)
  const nepali = Array.from(written.matchAll(nepaliDay))
    .filter(([words]) => Number(/20[7-9]\d/.exec(words)) <= lastVerifiedYear)
    .map(({ 0: words, index: from }) => {
      const day = dayOfBikramSambat(words.replace(/(?<=\d)(?:st|nd|rd|th)/, ''))
      return { from, to: from + words.length, day, isInAd: false }
    })
  const english = datesIn(written).filter(({ isDay }) => isDay)
  return [...nepali, ...english.map((found) => Object.assign(found, { isInAd: true }))].toSorted(
    (a, b) => a.from - b.from,
  )
}

export const sentenceRules: readonly ProseRule[] = [
  {
    id: 'day',
    does: 'A day or time is wrong: it does not exist, its dates in both calendars differ, or it comes after the end.',
    bad: { text: 'It starts on ‸5 March 2027 (25 Falgun 2083).' },
    good: { text: 'It starts on 5 March 2027 (21 Falgun 2083).' },
    *inRange({ text }) {
      for (const { 0: found, 1: hour, 2: minutes = ':00', index: from } of text.matchAll(
        twoClocks,
      )) {
        const fix = { text: `${hour}${minutes.replace('.', ':')}` }
        yield { from, to: from + found.length, message: `expected ${fix.text}`, fix }
      }
      const days = daysIn(text)
      for (const [index, { from, to, day, isInAd }] of days.entries()) {
        const next = days[index + 1]
        const between = text.slice(to, next?.from)
        const words = text.slice(from, to)
        if (day === undefined) yield { from, to, message: `the calendar has no ${words}` }
        if (day === undefined || next?.day === undefined) continue
        if (isInAd !== next.isInAd && sameDay.test(between) && day !== next.day) {
          const right = isInAd
            ? `${text.slice(next.from, next.to)} is ${next.day}`
            : `${words} is ${day}`
          yield { from, to: next.to, message: `${right} in AD` }
        }
        if (/^ ?(?:to|until|till|–|-|देखि) ?$/.test(between) && day > next.day)
          yield { from, to: next.to, message: 'the last day is before the first' }
      }
    },
  },
  {
    id: 'weekday',
    does: 'One of the two is wrong, and people would come on another day.',
    bad: { text: 'It starts on Monday, ‸5 March 2027.' },
    good: { text: 'It starts on Friday, 5 March 2027.' },
    *inRange({ text }) {
      if (!hasYear(text)) return
      for (const { from, to, words, day } of datesIn(text)) {
        const [, written] =
          weekdayBefore.exec(text.slice(0, from)) ?? weekdayAfter.exec(text.slice(to)) ?? []
        const right = day && weekdayOf(day)
        if (written === undefined || right === undefined) continue
        if (!right.toLowerCase().startsWith(written.slice(0, 3).toLowerCase()))
          yield { from, to, message: `${words} is a ${right}` }
      }
    },
  },
  {
    id: 'office-hours',
    does: 'The office is open at the times in content/site.yaml, which every page shows.',
    exceptDated: true,
    bad: { text: 'Visit us from ‸10 am to 5 pm.' },
    good: { text: 'Visit us from 9 am to 5 pm.' },
    *inRange({ text }, { hours = [] }) {
      if (hours.length === 0) return
      const message = 'content/site.yaml has other opening hours'
      for (const { segment, index } of sentencesIn(asciiDigits(text)))
        for (const { 0: found, index: start, groups = {} } of segment.matchAll(times)) {
          const { opens, opensAt, closes, closesAt } = groups
          const from = index + start
          if (
            ofOffice.test(segment) &&
            !hours.includes(`${clock(opens, opensAt)} ${clock(closes, closesAt)}`)
          )
            yield { from, to: from + found.length, message }
        }
    },
  },
  {
    id: 'contact',
    does: 'Every page shows the contacts of content/site.yaml; one of the two may be mistyped.',
    bad: { text: 'Call ‸+977 1 423 4568.' },
    good: { text: 'Call +977 1 423 4567.' },
    *inRange({ text }, { contacts = [] }) {
      for (const { 0: found, index: from } of asciiDigits(text).matchAll(contact)) {
        const near = contacts.find((each) => editDistance(bare(found), bare(each)) === 1)
        const isKnown = contacts.some((each) => bare(each) === bare(found))
        const message = `“${found}” differs by one character from ${near}`
        if (near !== undefined && !isKnown) yield { from, to: from + found.length, message }
      }
    },
  },
  {
    id: 'past-promise',
    does: 'A promise for a day in the past, or for “tomorrow”, makes the whole site look forgotten; write the date, what happened, or delete it.',
    bad: { text: 'The course starts on ‸12 March 2026.' },
    good: { text: 'The course began on 12 March 2026.' },
    exceptDated: true,
    *inRange({ text }, { today }) {
      for (const { segment: sentence, index: start } of sentencesIn(text)) {
        const past = (hasYear(sentence) ? datesIn(sentence) : []).filter(
          ({ lastDay }) => lastDay < today,
        )
        const relative = matches({ text: sentence }, relativeDay, (words) => words)
        for (const { from, to } of [...past, ...relative]) {
          const rest = sentence.slice(0, from) + sentence.slice(to)
          const message = `the sentence promises something for ${sentence.slice(from, to)}; expected a date that is ahead`
          if (promise.test(rest)) yield { from: start + from, to: start + to, message }
        }
      }
    },
  },
]
