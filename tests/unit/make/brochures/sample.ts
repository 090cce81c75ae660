import type { BrochureInput } from '#scripts/make/brochures/sheet.ts'

/** A program with a little of everything that a brochure shows. */
export const sample: BrochureInput = {
  slug: 'project-planning-and-management',
  title: 'Project Planning and Management',
  facts: [{ label: 'Duration', value: '5 days' }],
  summary: 'For people who lead projects.',
  body: '## About the program\n\nIt runs *every* spring.\n\n- Plan\n- Do\n\nSee [contact](/contact).\n',
  subjects: ['Scope', 'Time', 'Cost', 'Risk', 'People'],
  site: {
    name: 'Maitighar Institute',
    nepaliName: 'माइतीघर इन्स्टिच्युट',
    address: 'Maitighar, Kathmandu, Nepal',
    email: 'info@example.org',
    phone: '+977 1 000 0000',
    hours: 'Sun–Fri 9am–5pm',
    url: 'https://www.example.org/site/',
  },
  url: 'https://www.example.org/site/programs/project-planning-and-management',
}
