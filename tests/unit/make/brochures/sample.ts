import type { Root } from 'hast'
import type { BrochureContent } from '#scripts/make/brochures/index.ts'
import { compileBody } from '#scripts/content/markdown/compile-body.ts'

export function bodyOf(text: string) {
  const { tree, diagnostics } = compileBody(text)
  if (!tree) throw new Error(JSON.stringify(diagnostics))
  const root: Root = JSON.parse(tree)
  return root
}

/** A program with a little of everything that a brochure shows. */
export const sample: BrochureContent = {
  slug: 'project-planning-and-management',
  title: 'Project Planning and Management',
  facts: [{ label: 'Duration', value: '5 days' }],
  summary: 'For people who lead projects.',
  body: bodyOf(
    '## About the program\n\nIt runs *every* spring.\n\n- Plan\n- Do\n\nSee [contact](/contact).\n',
  ),
  joining: [],
  outcomes: [],
  practical: [],
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
