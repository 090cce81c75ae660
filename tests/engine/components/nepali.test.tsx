import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { localeOf } from '#components/locale.ts'
import { InLocale } from '#components/use-locale.tsx'
import { ContactForm } from '#components/islands/contact/ContactForm.tsx'
import { daysSentence, hoursLine } from '#components/opening-hours.ts'
import { eventWords } from '#components/sections/notices/words.ts'
import { MediaContext } from '#components/ui/page-media.ts'
import type { OpeningHours } from '#content/schema/opening-hours.ts'
import { contentIn } from '#tests/engine/small-sites/small-site.ts'
import { pageMedia } from '#tests/engine/page-media.tsx'

const content = await contentIn('tests/sites/example', '2026-11-23')

const nepali = localeOf('ne')
const { days, otherDays, bothDays, year, money, number } = nepali.formats

/** With plain spaces. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')

const render = (children: ReactNode) =>
  plain(
    renderToStaticMarkup(
      <InLocale locale={nepali}>
        <MediaContext value={pageMedia}>{children}</MediaContext>
      </InLocale>,
    ),
  )

test.each([
  ['2027-01-31', undefined, '२०८३ माघ १७ गते आइतबार', 'सन् २०२७ जनवरी ३१'],
  ['2027-04-13', undefined, '२०८३ चैत ३० गते मङ्गलबार', 'सन् २०२७ अप्रिल १३'],
  ['2027-04-14', undefined, '२०८४ वैशाख १ गते बुधबार', 'सन् २०२७ अप्रिल १४'],
  ['2027-03-01', '2027-03-05', '२०८३ फागुन १७–२१ गते', 'सन् २०२७ मार्च १–५'],
  ['2027-02-28', '2027-03-16', '२०८३ फागुन १६ – चैत २ गते', 'सन् २०२७ फेब्रुअरी २८ – मार्च १६'],
  ['2026-12-28', '2027-04-20', '२०८३ पुस १३ – २०८४ वैशाख ७ गते', 'सन् २०२६ डिसेम्बर २८ – २०२७ अप्रिल २०'],
  // The table of Bikram Sambat ends.
  ['2099-05-04', undefined, 'सन् २०९९ मे ४', undefined],
])('%s to %s is %s, beside it %s', (first, last, own, other) => {
  expect(plain(days(first, last))).toBe(own)
  const beside = otherDays(first, last)
  expect(beside && plain(beside)).toBe(other)
})

test('days, years, amounts and numbers have digits of Devanagari, grouped by lakhs', () => {
  expect(plain(bothDays('2027-01-31'))).toBe('२०८३ माघ १७ गते आइतबार; सन् २०२७ जनवरी ३१')
  expect([year('2027-04-13'), year('2027-04-14')]).toEqual(['२०८३', '२०८४'])
  expect(plain(money(385_000, 'NPR'))).toBe('रु. ३,८५,०००')
  expect(plain(money(1250.5, 'EUR'))).toBe('युरो १,२५०.५०')
  expect(number(1_250_000)).toBe('१२,५०,०००')
})

const hours: OpeningHours = [
  { days: ['Sunday', 'Monday', 'Tuesday'], opens: '09:30', closes: '17:00' },
  { days: ['Friday'], opens: '12:00', closes: '00:00' },
]

test('opening hours and times of events are in words', () => {
  expect(plain(hoursLine(hours, nepali))).toBe(
    'आइत–मङ्गल बिहान ९:३० बजेदेखि बेलुका ५ बजेसम्म; शुक्र दिउँसो १२ बजेदेखि राति १२ बजेसम्म',
  )
  expect(daysSentence(hours, nepali)).toBe('हाम्रो कार्यालय आइतबारदेखि मङ्गलबारसम्म र शुक्रबार खुला रहन्छ')
  const [notice] = content.notices
  if (!notice) throw new Error('no notice')
  const event = { ...notice.data, starts: '2026-12-06T10:00', ends: '2026-12-06T16:00' }
  expect(plain(eventWords(event, nepali) ?? '')).toBe(
    '२०८३ मङ्सिर २० गते आइतबार, बिहान १० बजेदेखि बेलुका ४ बजेसम्म',
  )
})

test('a form says how to get in touch without an email address, by the ways that there are', () => {
  const { noEmail } = nepali.strings.contact
  expect(noEmail(['ह्वाट्सएप', 'भाइबर'])).toBe('इमेल छैन? फोन, ह्वाट्सएप वा भाइबरबाट सम्पर्क गर्नुहोस्।')
  expect(noEmail([])).toBe('इमेल छैन? फोनबाट सम्पर्क गर्नुहोस्।')
})

test('a form names its fields and choices in Nepali, and sends the English values', () => {
  const html = render(
    <ContactForm
      heading="सन्देश"
      endpoint="https://forms.example/f/1"
      institute="X"
      noEmail={nepali.strings.contact.noEmail([])}
      email="a@example.org"
      interests={[{ value: 'Consulting', label: 'परामर्श' }]}
    />,
  )
  expect(html).toContain('<option value="Consulting">परामर्श</option>')
  expect(html).toContain('सन्देश पठाउनुहोस्</button>')
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[a-z]{4}/i)
  const { fault } = nepali.strings.form
  expect(fault('should be an email', 'TYPE_EMAIL')).toBe('कृपया सही इमेल ठेगाना लेख्नुहोस्।')
  expect(fault('is required', 'REQUIRED_FIELD_EMPTY')).toBe('कृपया यो विवरण भर्नुहोस्।')
  expect(fault('must be short', undefined)).toMatch(/\p{Script=Devanagari}/u)
  expect(fault('अमान्य नम्बर', undefined)).toBe('अमान्य नम्बर।')
})
