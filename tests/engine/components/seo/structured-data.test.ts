import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  breadcrumbs,
  course,
  courseList,
  event,
  type JsonLd,
  newsArticle,
  organization,
  StructuredData,
} from '#components/seo/json-ld.tsx'
import { withSite } from '#scripts/read/documents/index.ts'
import { pageAt } from '#tests/engine/page-at.ts'
import { translatedRoutes } from '#content/schema/languages.ts'
import {
  contentOf,
  program as programFile,
  programPath,
  siteYaml,
} from '#tests/engine/small-sites/small-site.ts'

const social = ['facebook', 'linkedin'].map(
  (network) => `{ network: ${network}, label: Us, url: https://${network}.example/us }`,
)
const content = await contentOf({
  'content/site.yaml': siteYaml
    .replace('https://the-real-institute.np\n', 'https://the-real-institute.np/base\n')
    .replace('social: []', `social: [${social.join(', ')}]`),
  [programPath]: programFile({ duration: '5 days', location: 'Italy', focus: 'Planning' }),
})
const [entry] = content.programs
if (!entry) throw new Error('there is no program')

/** The institute under a base path; the given fields are to supply. */
const site = (toSupply: string[] = []) => ({ data: content.site, toSupply })

/** A program with every field; the given ones are to supply. */
const program = (toSupply: string[] = []) => ({ ...entry, toSupply })

const htmlOf = (nodes: Parameters<typeof StructuredData>[0]['nodes']) =>
  renderToStaticMarkup(createElement(StructuredData, { nodes }))

/** The parsed content of a node's script element. */
const data = (node: JsonLd | undefined) => JSON.parse(htmlOf([node]).replace(/<[^>]*>/g, ''))

const home = 'https://the-real-institute.np/base/'
const institute = {
  '@type': 'EducationalOrganization',
  '@id': `${home}#institute`,
  name: 'The Real Institute',
  url: home,
}
const address = {
  '@type': 'PostalAddress',
  streetAddress: 'Maitighar',
  addressLocality: 'Kathmandu',
  addressCountry: 'NP',
}

describe('the institute', () => {
  test('is an educational organization with its address, hours and profiles', () => {
    expect(data(organization(site()))).toEqual({
      ...institute,
      '@context': 'https://schema.org',
      alternateName: 'साँचो इन्स्टिच्युट',
      description: 'One sentence on the institute.',
      logo: `${home}icon-512.png`,
      email: 'info@the-real-institute.np',
      telephone: '+977 1 423 4567',
      address,
      hasMap: 'https://the-real-institute.np/map',
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Sunday', 'Monday'],
          opens: '09:00',
          closes: '17:00',
        },
      ],
      sameAs: ['https://facebook.example/us', 'https://linkedin.example/us'],
    })
  })

  test('has its numbers, its year and its affiliations, unless they are to supply', () => {
    const proof = {
      founded: 2012,
      registrations: [{ name: 'PAN', number: '304518276', by: 'Inland Revenue Department' }],
      affiliations: [{ name: 'Real Federation', link: 'https://federation.example' }],
    }
    const proven = (toSupply: string[]) =>
      data(organization({ data: { ...content.site, ...proof }, toSupply }))
    expect(proven([])).toMatchObject({
      foundingDate: '2012',
      identifier: [{ '@type': 'PropertyValue', name: 'PAN', value: '304518276' }],
      memberOf: [
        { '@type': 'Organization', name: 'Real Federation', url: 'https://federation.example' },
      ],
    })
    expect(proven(['registrations.0.number'])).not.toHaveProperty('identifier')
  })

  test('leaves out each field that is to supply', () => {
    const node = data(organization(site(['email', 'phone', 'social.0.url'])))
    expect(node).not.toHaveProperty('email')
    expect(node).not.toHaveProperty('telephone')
    expect(node.sameAs).toEqual(['https://linkedin.example/us'])
  })

  test('has its working name and address, which every page shows', () => {
    const node = data(organization(site(['name', 'nepaliName', 'description', 'url'])))
    expect(node).toMatchObject(institute)
  })
})

describe('a program', () => {
  test('is a course with the fields that are known', () => {
    expect(data(course(program(), site()))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: 'Local Economic Development',
      description: 'For those who plan. Afterwards they plan better.',
      url: `${home}programs/local`,
      provider: institute,
      about: 'Planning',
      teaches: ['Planning', 'Budgets'],
      timeRequired: 'P5D',
      hasCourseInstance: { '@type': 'CourseInstance', location: 'Italy', courseWorkload: 'P5D' },
    })
  })

  test('shows nothing that is to supply: neither its texts nor its subjects', () => {
    const node = data(course(program(['description', 'summary', 'subjects.0']), site()))
    expect(node).not.toHaveProperty('description')
    expect(node.teaches).toEqual(['Budgets'])
    expect(data(course(program(['subjects.0', 'subjects.1']), site()))).not.toHaveProperty(
      'teaches',
    )
  })

  test('has the picture of its page, its fee and its intakes, without those of which something is to supply', () => {
    const fields = {
      fee: 'free' as const,
      intakes: [
        { starts: '2027-03-01', mode: 'online' as const },
        { starts: '2027-04-01', ends: '2027-04-05', seats: 9 },
      ],
    }
    const offered = { ...entry, data: { ...entry.data, ...fields }, toSupply: ['intakes.0.starts'] }
    const days = { startDate: '2027-04-01', endDate: '2027-04-05' }
    expect(data(course(offered, site()))).toMatchObject({
      offers: { '@type': 'Offer', category: 'Free', price: 0 },
      hasCourseInstance: [
        { ...days, location: 'Italy', maximumAttendeeCapacity: 9, courseSchedule: days },
      ],
    })
    const unknown = { ...offered, toSupply: ['fee.amount'] }
    const node = data(course(unknown, site(), '/media/social/p.png'))
    expect(node.image).toBe(`${home}media/social/p.png`)
    expect(node).not.toHaveProperty('offers')
    expect(node.hasCourseInstance).toMatchObject([
      {
        courseMode: 'online',
        courseWorkload: 'P5D',
        courseSchedule: { startDate: '2027-03-01', endDate: '2027-03-01' },
      },
      { courseWorkload: 'P5D' },
    ])
  })

  test.each([
    ['5 days', 'P5D'],
    ['1 week', 'P1W'],
    ['5-day', 'P5D'],
    ['५ दिन', 'P5D'],
    ['a few days', undefined],
    ['3 months, part time', undefined],
  ])('that lasts %s takes %s', (words, duration) => {
    const lasting = { ...entry, data: { ...entry.data, duration: words }, toSupply: [] }
    expect(data(course(lasting, site())).timeRequired).toBe(duration)
  })
})

const noticeOf = (more: object, toSupply: string[] = []) => ({
  slug: 'a',
  data: { title: 'Open day', date: '2026-11-20', category: 'event' as const, ...more },
  toSupply,
})

describe('a notice', () => {
  const about = { description: 'Come and see.', picture: '/media/social/a.png' }

  test('is news with its day in Kathmandu', () => {
    expect(data(newsArticle(noticeOf({}), site(), about))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'Open day',
      description: 'Come and see.',
      url: `${home}notices/a`,
      image: `${home}media/social/a.png`,
      datePublished: '2026-11-20T00:00:00+05:45',
      author: institute,
      publisher: institute,
    })
    expect(newsArticle(noticeOf({}, ['title']), site(), about)).toBeUndefined()
  })

  test('of an event has its times in Kathmandu, and a place', () => {
    const times = { starts: '2026-12-06 10:00', ends: '2026-12-06 16:00' }
    expect(data(event(noticeOf(times), site(), about))).toMatchObject({
      '@type': 'Event',
      name: 'Open day',
      startDate: '2026-12-06T10:00:00+05:45',
      endDate: '2026-12-06T16:00:00+05:45',
      location: { '@type': 'Place', name: 'The Real Institute', address },
      organizer: institute,
    })
    const elsewhere = { starts: '2026-12-06', place: 'Town hall, Bandipur' }
    expect(data(event(noticeOf(elsewhere), site(), about))).toMatchObject({
      startDate: '2026-12-06',
      location: { name: 'Town hall, Bandipur', address: 'Town hall, Bandipur' },
    })
    expect(event(noticeOf(times, ['starts']), site(), about)).toBeUndefined()
    const online = { '@type': 'VirtualLocation', url: `${home}notices/a` }
    const cancelled = { ...times, mode: 'online' as const, status: 'cancelled' as const }
    expect(data(event(noticeOf(cancelled), site(), about))).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: online,
    })
    const moved = { ...elsewhere, mode: 'blended' as const, status: 'moved' as const }
    expect(data(event(noticeOf(moved), site(), about))).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ name: 'Town hall, Bandipur' }, online],
    })
  })
})

test('a translated page names pages in its language if they are translated, and the same institute', () => {
  const translated = translatedRoutes('ne', ['/', '/programs/local'])
  const nepali = { ...site(), translated }
  expect(data(course(program(), nepali))).toMatchObject({
    url: `${home}ne/programs/local`,
    provider: institute,
  })
  expect(data(courseList([{ slug: 'local' }, { slug: 'b' }], nepali, 1))).toMatchObject({
    itemListElement: [{ url: `${home}ne/programs/local` }, { url: `${home}programs/b` }],
  })
  const trail = [
    { name: 'गृहपृष्ठ', path: '/' },
    { name: 'सम्पर्क', path: '/ne/contact' },
  ]
  expect(data(breadcrumbs(trail, nepali))).toMatchObject({
    itemListElement: [{ item: `${home}ne` }, { item: `${home}ne/contact` }],
  })
})

test('the breadcrumbs of a page are numbered from Home, which has none', () => {
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Courses', path: '/programs' },
  ]
  expect(data(breadcrumbs(trail, site())).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: home },
    { '@type': 'ListItem', position: 2, name: 'Courses', item: `${home}programs` },
  ])
  expect(breadcrumbs(trail.slice(0, 1), site())).toBeUndefined()
})

test('the address of a build replaces the address in site.yaml', async () => {
  const other = withSite(await contentOf({}), () => ({ url: 'https://example.net/base' }))
  const told = JSON.stringify(pageAt(other, '/').nodes)
  expect(told).toContain('"url":"https://example.net/base/"')
  // The link of the map is the institute's own.
  expect(told).not.toMatch(/https:\/\/the-real-institute\.np(?!\/map")/)
})

test('no text can end its script element', () => {
  const node = { '@type': 'Course', name: '</script><script>alert(1)</script>' } as const
  const html = htmlOf([node, undefined])
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(JSON.parse(html.replace(/<[^>]*>/g, ''))).toMatchObject(node)
})
