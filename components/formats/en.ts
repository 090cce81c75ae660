import { unbroken } from '#components/unbroken.ts'
import { bikramSambat } from '#content/schema/course/bikram-sambat.ts'
import { type Formats, hundredths } from './formats.ts'

/** Days of content have no time zone, so both ends of the conversion use UTC. */
const calendar = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** No day breaks. A range of several months may go on in the next line. */
const unbrokenDays = (days: string) =>
  unbroken(days.replace(/^(\d+) – (?=\d+ )/, '$1–')).replace('\u00A0–\u2060\u00A0', ' to ')

/** `31 January 2027`, `1–5 March 2027`, `28 February to 4 March 2027`. */
const days = (first: string, last = first): string =>
  unbrokenDays(calendar.formatRange(new Date(first), new Date(last)).replaceAll('\u2009', ' '))

/** `17 Magh 2083 BS`, `17–21 Falgun 2083 BS`. */
function otherDays(first: string, last = first): string | undefined {
  const [start, end] = [bikramSambat(first), bikramSambat(last)]
  if (start === undefined || end === undefined) return undefined
  const [day = '', month, year] = start.split(' ')
  const isOneMonth = end.endsWith(` ${month} ${year}`)
  const days = start === end ? end : `${isOneMonth ? day : start} – ${end}`
  return unbrokenDays(`${days} BS`)
}

export const formats: Formats = {
  days,

  otherDays,

  /** `31 January 2027 (17 Magh 2083 BS)` */
  bothDays(day) {
    const other = otherDays(day)
    return other === undefined ? days(day) : `${days(day)} (${other})`
  },

  year: (day) => day.slice(0, 4),

  /** `EUR 25,000`. Rupees are grouped as in Nepal: `NPR 1,25,000`. */
  money: (amount, currency) =>
    new Intl.NumberFormat(/^(?:NPR|INR)$/.test(currency) ? 'en-IN' : 'en-GB', {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      ...hundredths,
    }).format(amount),

  number: String,

  digits: String,
}
