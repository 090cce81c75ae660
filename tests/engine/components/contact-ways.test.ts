import { expect, test } from 'vitest'
import { localeOf } from '#components/locale.ts'
import { contactWays } from '#components/contact-ways.tsx'
import { weekOf } from '#components/opening-hours.ts'
import { wordsAt } from '#components/shell/loader/open-now.ts'

const phone = '+977 1 000 0000'
const number = '+977 980 123 4567'
const { strings } = localeOf('en')
const unbroken = (text: string) => text.replaceAll(' ', '\u00A0')

test('only the numbers that are given are ways to reach the institute, and none breaks', () => {
  expect(contactWays({ phone }, strings)).toEqual([
    { kind: 'phone', label: unbroken(phone), href: 'tel:+97710000000' },
  ])
})

test('each way opens its program, and WhatsApp begins with the message', () => {
  const all = { phone, mobile: number, whatsapp: number, viber: number }
  expect(contactWays(all, strings, 'About: R&D').map(({ label, href }) => [label, href])).toEqual([
    [unbroken(phone), 'tel:+97710000000'],
    [unbroken(number), 'tel:+9779801234567'],
    [`WhatsApp ${unbroken(number)}`, 'https://wa.me/9779801234567?text=About%3A%20R%26D'],
    [`Viber ${unbroken(number)}`, 'viber://chat?number=%2B9779801234567'],
  ])
})

const week = weekOf(
  [
    { days: ['Sunday', 'Friday'], opens: '09:00', closes: '17:00' },
    { days: ['Saturday'], opens: '22:00', closes: '00:00' },
  ],
  localeOf('en'),
)

// 2027-01-31 is a Sunday, and 2027-03-28 the one on which Lisbon’s clocks go forward.
test.each([
  ['2027-01-31T03:14:59Z', 'Asia/Kathmandu', false],
  ['2027-01-31T03:15:00Z', 'Asia/Kathmandu', true],
  ['2027-01-31T11:14:59Z', 'Asia/Kathmandu', true],
  ['2027-01-31T11:15:00Z', 'Asia/Kathmandu', false],
  ['2027-02-01T05:00:00Z', 'Asia/Kathmandu', false],
  ['2027-01-30T18:14:00Z', 'Asia/Kathmandu', true],
  ['2027-01-30T18:15:00Z', 'Asia/Kathmandu', false],
  ['2027-01-31T08:59:59Z', 'Europe/Lisbon', false],
  ['2027-01-31T09:00:00Z', 'Europe/Lisbon', true],
  ['2027-03-28T07:59:59Z', 'Europe/Lisbon', false],
  ['2027-03-28T08:00:00Z', 'Europe/Lisbon', true],
])('at %s in %s, the office is open: %s', (time, timeZone, isOpen) => {
  expect(wordsAt(new Date(time), week, timeZone, 'open') === 'open').toBe(isOpen)
})

test.each([
  ['2027-01-31T03:14:00Z', 'Sunday 9am'],
  ['2027-01-31T11:15:00Z', 'Friday 9am'],
  ['2027-01-30T05:00:00Z', 'Saturday 10pm'],
])('an office that is closed at %s opens %s', (time, opening) => {
  const words = `Closed now, opens ${opening}`
  expect(wordsAt(new Date(time), week, 'Asia/Kathmandu', 'open')).toBe(words)
})
