import { digits, number } from '#components/strings/ne.ts'
import { unbroken } from '#components/unbroken.ts'
import { bikramSambat } from '#content/schema/course/bikram-sambat.ts'
import { type Formats, hundredths } from './formats.ts'

/** The months of AD. The live page of the editor runs in browsers whose `Intl` has no Nepali, as Chromium. */
const adMonths = [
  'जनवरी',
  'फेब्रुअरी',
  'मार्च',
  'अप्रिल',
  'मे',
  'जुन',
  'जुलाई',
  'अगस्ट',
  'सेप्टेम्बर',
  'अक्टोबर',
  'नोभेम्बर',
  'डिसेम्बर',
]

/** The months of Bikram Sambat, by their names in nepali-date-converter. */
const months: Readonly<Record<string, string>> = {
  Baisakh: 'वैशाख',
  Jestha: 'जेठ',
  Asar: 'असार',
  Shrawan: 'साउन',
  Bhadra: 'भदौ',
  Aswin: 'असोज',
  Kartik: 'कात्तिक',
  Mangsir: 'मङ्सिर',
  Poush: 'पुस',
  Magh: 'माघ',
  Falgun: 'फागुन',
  Chaitra: 'चैत',
}

type Day = readonly [year: string, month: string, day: string]

/** A day of Bikram Sambat; undefined after the years of the calendar's table. */
function nepaliDay(day: string): Day | undefined {
  const [date = '', month = '', year = ''] = bikramSambat(day)?.split(' ') ?? []
  return date === '' ? undefined : [year, months[month] ?? month, date]
}

const adDay = (day: string): Day => [
  day.slice(0, 4),
  adMonths[Number(day.slice(5, 7)) - 1] ?? '',
  String(Number(day.slice(8))),
]

/** Year, month and day, as notices in Nepal write them. What both days share is written once. */
function daysWords(first: Day, last: Day): string {
  const start = unbroken(digits(first.join(' ')))
  const shared = first.findIndex((part, index) => part !== last[index])
  if (shared === -1) return start
  const end = unbroken(digits(last.slice(shared).join(' ')))
  return shared === 2 ? `${start}–\u2060${end}` : `${start} – ${end}`
}

const adWords = (first: string, last: string) => daysWords(adDay(first), adDay(last))

function nepaliWords(first: string, last: string): string | undefined {
  const [start, end] = [nepaliDay(first), nepaliDay(last)]
  return start && end && daysWords(start, end)
}

const currencies: Readonly<Record<string, string>> = {
  NPR: 'रु.',
  INR: 'भा.रु.',
  EUR: 'युरो',
  USD: 'अमेरिकी डलर',
}

export const formats: Formats = {
  /** `२०८३ माघ १७`, `२०८३ फागुन १७–२१`, `२०८३ फागुन १६ – चैत ४`; in AD after the table. */
  days: (first, last = first) => nepaliWords(first, last) ?? adWords(first, last),

  /** `२०२७ जनवरी ३१` */
  otherDays: (first, last = first) => nepaliWords(first, last) && adWords(first, last),

  year: (day) => digits(nepaliDay(day)?.[0] ?? day.slice(0, 4)),

  /** `रु. ३,८५,०००`, `युरो २५,०००` */
  money: (amount, currency) =>
    unbroken(`${currencies[currency] ?? currency} ${number(amount, hundredths)}`),

  number,

  digits,
}
