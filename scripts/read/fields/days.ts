import { bikramSambat, monthsIn } from '#content/schema/course/bikram-sambat.ts'

const months =
  'january february march april may june july august september october november december'.split(' ')
const inNepali = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ')

/** The months of AD as texts name them, for an expression. */
export const monthNames = [
  ...months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`),
  'sept',
  ...inNepali,
].join('|')

/** The number of the month that a word names, `Jan` too; 0 if it names none. */
export const monthOf = (word: string): number =>
  Math.max(
    months.findIndex((name) => name.slice(0, 3) === word.slice(0, 3).toLowerCase()),
    inNepali.indexOf(word),
  ) + 1

/**
 * A day in another notation (31.1.2027, 2027/1/31, 31 January 2027) as 2027-01-31.
 * Undefined if it isn't clear which number is the day: 01/02/2027.
 */
export function suggestDay(written: string): string | undefined {
  const words = written.trim().replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1')
  const [, y = '', m = '', d = ''] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(words) ?? []
  if (y !== '') return isoDay(y, Number(m), d)
  const [, first = '', separator, second = '', year = ''] =
    /^(\d{1,2})([-./])(\d{1,2})[-./](\d{4})$/.exec(words) ?? []
  if (separator === '.' || Number(first) > 12) return isoDay(year, Number(second), first)
  if (Number(second) > 12) return isoDay(year, Number(first), second)
  const [, before = '', name = '', after = '', end = ''] =
    /^(\d{0,2})\s*\b([a-z]{3})[a-z]*\.?\s*(\d{0,2}),?\s+(\d{4})$/i.exec(words) ?? []
  return isoDay(end, monthOf(name), before || after)
}

const isoDay = (year: string, month: number, date: string) =>
  year === '' || month < 1 || date === ''
    ? undefined
    : `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`

/** The months of Bikram Sambat in the spellings that people use. */
export const nepaliMonths = [
  'baishakh baisakh baishak vaishakh vaisakh बैशाख वैशाख',
  'jestha jesth jeth jyestha jyeshtha jeshtha ज्येष्ठ जेष्ठ जेठ',
  'asar ashar asadh ashad ashadh asadha ashadha असार आषाढ अषाढ',
  'shrawan srawan shravan sravan sawan saun श्रावण साउन सावन',
  'bhadra bhadau bhado bhadou भाद्र भदौ',
  'ashwin aswin ashvin asvin asoj ashoj आश्विन अश्विन असोज',
  'kartik karthik karttik kattik कार्तिक कात्तिक',
  'mangsir mangshir mansir marga margashirsha मंसिर मङ्सिर मार्ग',
  'poush paush poosh push pous paus pus पौष पुष पुस',
  'magh magha माघ',
  'falgun phalgun fagun phagun phalguna फाल्गुन फागुन',
  'chaitra chaitara chait चैत्र चैत',
].map((names) => names.split(' '))

/** A day of Bikram Sambat in AD, such as 2027-01-31; undefined if the calendar lacks it. */
function inAd(year: number, month: number, day: number): string | undefined {
  const [name] = monthsIn(year)[month - 1] ?? []
  // A year of Bikram Sambat begins in April, 57 years earlier in AD.
  const start = Date.UTC(year - 57, 3, 1)
  return Array.from({ length: 400 }, (_, index) => isoDate(start + index * 86_400_000)).find(
    (each) => bikramSambat(each) === `${day} ${name} ${year}`,
  )
}

const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * Reads a day of Bikram Sambat, such as `Poush 15, 2083`, `2083-09-15` or `2083 पुस 15 गते`, and
 * returns it in AD. Undefined if it isn't one, or could be a day in AD.
 */
export function dayOfBikramSambat(written: string): string | undefined {
  const [, y = '', m = '', d = ''] = /^(2\d{3})[-./](\d{1,2})[-./](\d{1,2})$/.exec(written) ?? []
  if (y !== '') return Number(y) < 2070 ? undefined : inAd(Number(y), Number(m), Number(d))
  const words = written.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const numbers = written.match(/\d+/g) ?? []
  const month = nepaliMonths.findIndex((names) => words.some((word) => names.includes(word))) + 1
  const year = numbers.find((number) => number.length === 4)
  const [day, ...others] = numbers.filter((number) => number !== year)
  if (month === 0 || year === undefined || others.length > 0) return undefined
  return inAd(Number(year), month, Number(day))
}
