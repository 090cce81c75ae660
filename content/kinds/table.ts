import type * as z from 'zod'
import { courseHeadings } from '../schema/course/headings.ts'
import { notice } from './notice.ts'
import { page, type LayoutName } from './page.ts'
import { program } from './program.ts'
import { faq } from './faq.ts'
import { highlight } from './highlight.ts'
import { partner } from './partner.ts'
import { testimonial } from './testimonial.ts'
import { trainer } from './trainer.ts'
import { site } from './site.ts'

type Kind = {
  readonly title: string
  /** The list of its entries in `Content`; the whole site has none. */
  readonly collection?: string
  readonly folder: string
  readonly schema: z.ZodType
  /** Text below the frontmatter is required, allowed or an error. */
  readonly body: 'required' | 'allowed' | 'none'
  /** Fields whose values no two entries share: for words a fault, for numbers a warning. */
  readonly unique: readonly string[]
  /**
   * The layouts that show its entries, each with the id of its section. Other pages don't get the
   * entries, and a program's page gets those that the program names or that name it.
   */
  readonly sections: { readonly [L in Layout]?: string }
  /** True if the slug of each entry is an id in the sections: `/programs#slug` opens that row. */
  readonly hasRows?: true
  /** True if an entry that names a program is on that program's page and on no other. */
  readonly programOnly?: true
  /** True if the pages of a language list its entries without a translation too. */
  readonly inEveryLanguage?: true
}

/** The layout of a page, or the kind of an entry that has a page of its own. */
export type Layout = LayoutName | 'program' | 'notice'

/**
 * Every kind of content. Its schema says the rest: `order` sorts its entries, `publication` puts
 * them on the site by days, and `meta` marks pictures, links and references.
 */
export const kinds = {
  page: {
    title: 'Page',
    collection: 'pages',
    folder: 'pages',
    schema: page,
    body: 'allowed',
    unique: [],
    sections: {},
  },
  program: {
    title: 'Program',
    collection: 'programs',
    folder: 'content/programs',
    schema: program,
    body: 'required',
    unique: ['id', 'order', 'title'],
    sections: { programs: 'details' },
    hasRows: true,
    inEveryLanguage: true,
  },
  notice: {
    title: 'Notice',
    collection: 'notices',
    folder: 'content/notices',
    schema: notice,
    body: 'allowed',
    unique: [],
    sections: { home: 'notices', notices: 'list', program: 'notices' },
  },
  highlight: {
    title: 'Highlight',
    collection: 'highlights',
    folder: 'content/highlights',
    schema: highlight,
    body: 'none',
    unique: ['order'],
    sections: { home: 'highlights' },
  },
  testimonial: {
    title: 'Testimonial',
    collection: 'testimonials',
    folder: 'content/testimonials',
    schema: testimonial,
    body: 'none',
    unique: ['order'],
    sections: { home: 'reviews', program: 'reviews' },
  },
  faq: {
    title: 'FAQ',
    collection: 'faqs',
    folder: 'content/faqs',
    schema: faq,
    body: 'required',
    unique: ['order', 'question'],
    sections: { about: 'faq', program: 'questions' },
    hasRows: true,
    programOnly: true,
  },
  trainer: {
    title: 'Trainer',
    collection: 'trainers',
    folder: 'content/trainers',
    schema: trainer,
    body: 'required',
    unique: ['order', 'name'],
    sections: { about: 'trainers', program: 'trainers' },
  },
  partner: {
    title: 'Partner',
    collection: 'partners',
    folder: 'content/partners',
    schema: partner,
    body: 'none',
    unique: ['order'],
    sections: { home: 'partners', about: 'partners' },
    inEveryLanguage: true,
  },
  site: {
    title: 'Whole site',
    folder: 'content',
    schema: site,
    body: 'none',
    unique: [],
    sections: {},
  },
} as const satisfies Record<string, Kind>

const { trainers: _section, ...ofProgram } = courseHeadings

/**
 * Ids that layouts put on their pages, besides those of the headings in the text and of the sections
 * of entries (`sections`): a link may name them after #, and no heading may take them.
 * An id that is the name of a field is on the page only if the field is in the frontmatter.
 */
export const anchors: Readonly<Record<Layout, readonly string[]>> = {
  home: ['why', 'services', 'inquiry'],
  about: ['expertise', 'closing'],
  programs: ['list', 'closing'],
  notices: ['closing'],
  contact: ['message', 'information'],
  service: ['services', 'points', 'steps', 'plans', 'courses', 'closing'],
  text: [],
  privacy: ['message', 'map'],
  'not-found': [],
  notice: [],
  program: [...Object.keys(ofProgram), 'ask'],
}

export type KindName = keyof typeof kinds

export type CollectionKind = Exclude<KindName, 'site'>

const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name)
const isCollection = (kind: KindName): kind is CollectionKind => 'collection' in kinds[kind]

export const kindNames: readonly KindName[] = Object.keys(kinds).filter(isKindName)
export const collectionKinds: readonly CollectionKind[] = kindNames.filter(isCollection)

export const sectionOn = (layout: Layout, kind: KindName): string | undefined => {
  const { sections }: Kind = kinds[kind]
  return sections[layout]
}

export const hasRows = (kind: KindName): boolean => 'hasRows' in kinds[kind]
export const isInEveryLanguage = (kind: KindName): boolean => 'inEveryLanguage' in kinds[kind]
export const isProgramOnly = (kind: KindName): boolean => 'programOnly' in kinds[kind]

export type DataOf<K extends KindName> = z.infer<(typeof kinds)[K]['schema']>
