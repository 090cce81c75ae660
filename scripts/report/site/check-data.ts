import * as z from 'zod'
import { type BuiltDiagnostic, built, warning } from './built-diagnostic.ts'
import { type BuiltSite, targetOf } from './built-site.ts'
import type { BuiltPage } from './read-page.ts'

const words = z.string().trim().min(1)
const web = z.url({ protocol: /^https?$/ })
const like = (pattern: RegExp) => z.string().regex(pattern)
const time = like(/^\d{2}:\d{2}$/)
const typed = <T extends string, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.looseObject({ '@type': z.literal(type), ...shape })

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
  telephone: like(/^\+\d[\d ]+$/).optional(),
  address: typed('PostalAddress', { addressCountry: like(/^[A-Z]{2}$/) }).optional(),
  openingHoursSpecification: z.union([opening, z.array(opening)]).optional(),
  sameAs: z.array(web).optional(),
})
const instance = typed('CourseInstance', { startDate: like(/^\d{4}-\d\d-\d\d$/).optional() })
const question = typed('Question', {
  name: words,
  acceptedAnswer: typed('Answer', { text: words }),
})
const crumb = typed('ListItem', { position: z.int(), name: words, item: web })
const areNumbered = (crumbs: readonly z.infer<typeof crumb>[]) =>
  crumbs.every(({ position }, index) => position === index + 1)

/**
 * What schema.org and Google ask of each type
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
 */
const types: Readonly<Record<string, z.ZodType>> = {
  EducationalOrganization: organisation,
  Course: typed('Course', {
    name: words,
    description: words,
    provider: organisation,
    url: web.optional(),
    timeRequired: like(/^P(?:\d+[YMWD])+$/).optional(),
    hasCourseInstance: z.union([instance, z.array(instance)]).optional(),
    offers: typed('Offer', { price: z.number(), priceCurrency: like(/^[A-Z]{3}$/) }).optional(),
  }),
  FAQPage: typed('FAQPage', { mainEntity: z.array(question).min(1) }),
  BreadcrumbList: typed('BreadcrumbList', {
    itemListElement: z.array(crumb).min(2).refine(areNumbered, 'positions from 1 on'),
  }),
}

const node = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })

export const checkData = ({ data }: BuiltPage, site: BuiltSite): BuiltDiagnostic[] =>
  data.flatMap(({ json, at }) => {
    const value = parseJson(json)
    if (value === undefined) return built('site-data', 'structured data that is not JSON', at)
    const type = node.safeParse(value).data?.['@type']
    const context = 'structured data needs @context https://schema.org and a @type'
    if (type === undefined) return built('site-data', context, at)
    // Addresses of the site itself have to lead to its files.
    const missing = Array.from(textsIn(value)).filter(
      (text) => text.startsWith(`${site.url}/`) && !targetOf(text, site).file,
    )
    return [
      ...checkShape(type, value, at),
      ...missing.map((href) =>
        built('site-data', `structured data names ${href}, which does not exist`, at),
      ),
    ]
  })

function checkShape(type: string, value: unknown, at: number): BuiltDiagnostic[] {
  const schema = types[type]
  if (!schema) {
    const message = `structured data of the unknown type ${type}`
    return [warning('site-data', message, at)]
  }
  const issues = schema.safeParse(value).error?.issues ?? []
  return issues.map(({ path, message }) => {
    const reason = message.charAt(0).toLowerCase() + message.slice(1)
    const text = `${type}, ${path.join('.') || 'as a whole'}: ${reason}`
    return built('site-data', text, at, `field ${String(path[0] ?? '')}`)
  })
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner)
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
