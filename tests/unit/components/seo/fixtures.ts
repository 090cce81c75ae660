import { program as programSchema } from '#content/schema/program.ts'
import { site as siteSchema } from '#content/schema/site.ts'

const link = { label: 'Home', to: '/' }

const siteData = siteSchema.parse({
  name: 'The Institute',
  nepaliName: 'संस्था',
  description: 'What it is.',
  url: 'https://example.org/base',
  address: { locality: 'Maitighar', city: 'Kathmandu', country: 'Nepal', countryCode: 'NP' },
  email: 'info@example.org',
  phone: '+977 1 234 5678',
  openingHours: {
    days: 'Sun–Mon',
    time: '9am–5pm',
    sentence: 'Open two days',
    open: ['Sunday', 'Monday'],
    opens: '09:00',
    closes: '17:00',
  },
  social: [
    { network: 'facebook', label: 'Facebook', url: 'https://facebook.example/us' },
    { network: 'linkedin', label: 'LinkedIn', url: 'https://linkedin.example/us' },
  ],
  form: { endpoint: 'https://forms.example/f/abc' },
  map: { title: 'Map', embed: 'https://maps.example/embed', link: 'https://maps.example' },
  navigation: {
    main: [link],
    services: { label: 'Services', items: [{ ...link, text: 'A line' }] },
    contact: link,
    quickLinks: [link],
  },
})

const programData = programSchema.parse({
  id: 1,
  title: 'Project Planning',
  summary: 'In one sentence.',
  description: 'Who it is for.',
  subjects: ['Scope', 'Dates'],
  duration: '5 days',
  location: 'Italy',
  focus: 'Planning',
  order: 1,
})

/** A site under a base path; the given fields count as placeholders. */
export const site = (placeholders: string[] = []) => ({ data: siteData, placeholders })

/** A program that says everything; the given fields count as placeholders. */
export const program = (placeholders: string[] = []) => ({
  slug: 'project-planning',
  data: programData,
  placeholders,
})
