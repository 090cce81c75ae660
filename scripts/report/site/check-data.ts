import * as z from 'zod'
import { fileAt, targetOf } from './addresses.ts'
import type { BuiltSite } from './addresses.ts'
import type { BuiltPage } from './built-page.ts'
import type { SiteFinding } from './finding.ts'

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
export const checkData = (page: BuiltPage, site: BuiltSite): SiteFinding[] =>
  page.data.flatMap(({ json, at }) => {
    const value = parsed(json)
    if (value === undefined)
      return [{ rule: 'site-data' as const, at, message: 'structured data that is no JSON' }]
    const head = node.safeParse(value)
    if (!head.success)
      return [
        {
          rule: 'site-data' as const,
          at,
          message: 'structured data needs @context https://schema.org and a @type',
        },
      ]
    return [...shapeFindings(head.data['@type'], value, at), ...addressFindings(value, at, site)]
  })

function shapeFindings(type: string, value: unknown, at: number): SiteFinding[] {
  const schema = types.get(type)
  if (!schema) {
    const message = `structured data of the type ${type}, of which nothing is known here`
    return [{ rule: 'site-data', severity: 'warning', at, message }]
  }
  const issues = schema.safeParse(value).error?.issues ?? []
  return issues.map(({ path, message }) => ({
    rule: 'site-data',
    at,
    subject: { kind: 'field', value: String(path[0] ?? '') },
    message: `${type}, ${path.join('.') || 'as a whole'}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  }))
}

/** Addresses of the site itself must lead somewhere. */
function addressFindings(value: unknown, at: number, site: BuiltSite): SiteFinding[] {
  return Array.from(textsIn(value))
    .filter((text) => text.startsWith(`${site.url}/`))
    .flatMap((href): SiteFinding[] => {
      const target = targetOf(href, site.base, site)
      if (target.kind === 'inside' && fileAt(target.path, site) !== undefined) return []
      return [
        { rule: 'site-data', at, message: `structured data names ${href}, which is not there` },
      ]
    })
}

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
