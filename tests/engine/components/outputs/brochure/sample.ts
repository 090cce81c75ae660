import type { Root } from 'hast'
import { brochureData } from '#components/outputs/brochure/brochure.ts'
import type { BrochureContent } from '#components/outputs/brochure/content.ts'
import { brochures, template } from '#components/outputs/brochure/output.ts'
import { typesetDocument } from '#scripts/outputs/documents.ts'
import { pageStrings } from '#components/strings/en.ts'
import { courseHeadings } from '#content/schema/course/headings.ts'
import { compileBody } from '#scripts/read/markdown/compile-body.ts'

export function bodyOf(text: string) {
  const { tree, diagnostics } = compileBody(text)
  if (!tree) throw new Error(JSON.stringify(diagnostics))
  const root: Root = JSON.parse(tree)
  return root
}

export const subjectsOf = (...lines: string[]) => ({
  heading: courseHeadings.subjects,
  form: 'list' as const,
  lines,
})

/** A program with a little of everything that a brochure shows. */
export const sample: BrochureContent = {
  slug: 'project-planning-and-management',
  path: 'content/programs/project-planning-and-management.mdx',
  title: 'Project Planning and Management',
  facts: [{ label: 'Duration', value: '5 days' }],
  summary: 'For people who lead projects.',
  body: bodyOf(
    '## About the program\n\nIt runs *every* spring.\n\n- Plan\n- Do\n\nSee [contact](/contact).\n',
  ),
  before: [subjectsOf('Scope', 'Time', 'Cost', 'Risk', 'People')],
  after: [],
  proof: [],
  image: undefined,
  apply: { heading: courseHeadings.apply, lines: [], code: pageStrings.brochure.code },
  codeLabel: pageStrings.brochure.codeLabel(
    'https://www.example.org/site/programs/project-planning-and-management',
  ),
  contact: {
    heading: 'Contact',
    address: 'Maitighar, Kathmandu, Nepal',
    landmark: undefined,
    map: 'https://www.openstreetmap.org/',
    email: 'info@example.org',
    numbers: [{ number: '+977 1 000 0000', ways: [{ label: 'Phone', href: 'tel:+97710000000' }] }],
    hours: 'Sun–Fri 9am–5pm',
  },
  site: {
    name: 'Maitighar Institute',
    nepaliName: 'माइतीघर इन्स्टिच्युट',
    url: 'https://www.example.org/site/',
  },
  url: 'https://www.example.org/site/programs/project-planning-and-management',
}

export const documentOf = (content: BrochureContent) => ({
  document: { template, content, hero: content, data: () => brochureData(content), quotes: [] },
  path: content.path,
  output: brochures,
})

/** Sets a brochure as a build does. */
export const typesetBrochure = (content: BrochureContent, photograph?: string) =>
  typesetDocument(documentOf(content), undefined, photograph)
