import { faq } from './faq.ts'
import { highlight } from './highlight.ts'
import { page } from './page.ts'
import { partner } from './partner.ts'
import { program } from './program.ts'
import { site } from './site.ts'
import { testimonial } from './testimonial.ts'

/**
 * Every kind of content: what people call it, where its files lie, what its frontmatter holds
 * and what must be its own.
 * `body`: text below the frontmatter is required, allowed or a fault.
 */
export const kinds = {
  page: {
    title: 'Page',
    folder: 'pages',
    extension: 'mdx',
    schema: page,
    body: 'allowed',
    unique: [],
  },
  program: {
    title: 'Program',
    folder: 'content/programs',
    extension: 'mdx',
    schema: program,
    body: 'required',
    unique: ['id', 'order', 'title'],
  },
  highlight: {
    title: 'Highlight',
    folder: 'content/highlights',
    extension: 'mdx',
    schema: highlight,
    body: 'none',
    unique: ['order'],
  },
  testimonial: {
    title: 'Testimonial',
    folder: 'content/testimonials',
    extension: 'mdx',
    schema: testimonial,
    body: 'none',
    unique: ['order'],
  },
  faq: {
    title: 'FAQ',
    folder: 'content/faqs',
    extension: 'mdx',
    schema: faq,
    body: 'required',
    unique: ['order', 'question'],
  },
  partner: {
    title: 'Partner',
    folder: 'content/partners',
    extension: 'mdx',
    schema: partner,
    body: 'none',
    unique: ['order'],
  },
  site: {
    title: 'Whole site',
    folder: 'content',
    extension: 'yaml',
    schema: site,
    body: 'none',
    unique: [],
  },
} as const

export type KindName = keyof typeof kinds
