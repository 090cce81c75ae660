import * as z from 'zod'
import { built } from './built-diagnostic.ts'
import type { BuiltDiagnostic } from './built-diagnostic.ts'
import { fileOf } from './built-site.ts'
import type { BuiltSite } from './built-site.ts'
import type { BuiltPage } from './read-page.ts'

/**
 * JSON-LD by schema.org and by what Google asks of each type
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
 */

const words = z.string().trim().min(1)
const web = z.url({ protocol: /^https?$/ })
const typed = <T extends string, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.looseObject({ '@type': z.literal(type), ...shape })

const address = typed('PostalAddress', { addressCountry: z.string().regex(/^[A-Z]{2}$/) })
const time = z.string().regex(/^\d{2}:\d{2}$/)
const opening = typed('OpeningHoursSpecification', {
  dayOfWeek: z.array(words).min(1),
  opens: time,
  closes: time,
})
const organisation = typed('EducationalOrganization', {
  name: words,
  url: web,
  logo: web.optional(),
  email: z.email().optional(),
  telephone: z
    .string()
    .regex(/^\+\d[\d ]+$/)
    .optional(),
  address: address.optional(),
  openingHoursSpecification: z.union([opening, z.array(opening)]).optional(),
  sameAs: z.array(web).optional(),
})
const course = typed('Course', {
  name: words,
  description: words,
  provider: organisation,
  url: web.optional(),
  timeRequired: z
    .string()
    .regex(/^P(?:\d+[YMWD])+$/)
    .optional(),
  hasCourseInstance: typed('CourseInstance', {}).optional(),
})
const answer = typed('Answer', { text: words })
const faq = typed('FAQPage', {
  mainEntity: z.array(typed('Question', { name: words, acceptedAnswer: answer })).min(1),
})
const crumbs = typed('BreadcrumbList', {
  itemListElement: z
    .array(typed('ListItem', { position: z.int(), name: words, item: web }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), {
      error: 'positions from 1 on',
    }),
})

const types = new Map<string, z.ZodType>([
  ['EducationalOrganization', organisation],
  ['Course', course],
  ['FAQPage', faq],
  ['BreadcrumbList', crumbs],
])

const node = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })

/** Every block of structured data of a page. */
export const checkData = (page: BuiltPage, site: BuiltSite): BuiltDiagnostic[] =>
  page.data.flatMap(({ json, at }) => {
    const value = parsed(json)
    if (value === undefined) return [built('site-data', 'structured data that is no JSON', at)]
    const type = node.safeParse(value).data?.['@type']
    const context = 'structured data needs @context https://schema.org and a @type'
    if (type === undefined) return [built('site-data', context, at)]
    return [...checkShape(type, value, at), ...checkAddresses(value, at, site)]
  })

function checkShape(type: string, value: unknown, at: number): BuiltDiagnostic[] {
  const schema = types.get(type)
  if (!schema) {
    const message = `structured data of the type ${type}, of which nothing is known here`
    return [{ ...built('site-data', message, at), severity: 'warning' }]
  }
  const issues = schema.safeParse(value).error?.issues ?? []
  return issues.map(({ path, message }) => {
    const reason = message.charAt(0).toLowerCase() + message.slice(1)
    const text = `${type}, ${path.join('.') || 'as a whole'}: ${reason}`
    return built('site-data', text, at, 'field', String(path[0] ?? ''))
  })
}

/** Addresses of the site itself lead to its files. */
const checkAddresses = (value: unknown, at: number, site: BuiltSite): BuiltDiagnostic[] =>
  Array.from(textsIn(value))
    .filter((text) => text.startsWith(`${site.url}/`) && !fileOf(text, site.base, site))
    .map((href) => built('site-data', `structured data names ${href}, which is not there`, at))

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
