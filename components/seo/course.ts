import { isSupplied } from '#content/schema/course/intakes.ts'
import type { Program } from '#content/schema/program.ts'
import type { Site } from '#content/schema/site.ts'
import { programRoute } from '#content/schema/routes.ts'
import { address, type JsonLd } from './json-ld.tsx'
import { known, knownItems, type Marked } from './known.ts'
import { provider } from './organization.ts'

const letters = { day: 'D', week: 'W', month: 'M', year: 'Y' } as const
const isUnit = (word: string): word is keyof typeof letters => word in letters

/** `5 days` → `P5D` (ISO 8601); undefined if the text isn't a number and a unit. */
export function isoDuration(text: string): string | undefined {
  const [, count, unit] = /^(\d+)[ -](day|week|month|year)s?$/.exec(text) ?? []
  return unit !== undefined && isUnit(unit) ? `P${count}${letters[unit]}` : undefined
}

const courseModes = { 'on site': 'onsite', online: 'online', blended: 'blended' } as const

/** The intakes of which every fact is known; without any, the place alone. */
function instances(program: Marked<Program> & { readonly slug: string }, location?: string) {
  const known = program.data.intakes?.filter((_, index) => isSupplied(program, index)) ?? []
  if (known.length === 0) return location && { '@type': 'CourseInstance', location }
  return known.map(({ starts, ends = starts, place = location, mode, seats }) => ({
    '@type': 'CourseInstance',
    courseMode: mode && courseModes[mode],
    startDate: starts,
    endDate: ends,
    location: mode === 'online' ? undefined : place,
    maximumAttendeeCapacity: seats,
    courseSchedule: { '@type': 'Schedule', startDate: starts, endDate: ends },
  }))
}

function offer(program: Marked<Program>): JsonLd | undefined {
  const fee = known(program, 'fee')
  if (typeof fee !== 'object') return undefined
  const { amount: price, currency: priceCurrency } = fee
  return { '@type': 'Offer', category: price === 0 ? 'Free' : 'Paid', price, priceCurrency }
}

/** A program as a course; undefined if its title is still to be supplied. */
export function course(
  program: Marked<Program> & { readonly slug: string },
  site: Marked<Site>,
): JsonLd | undefined {
  const name = known(program, 'title')
  if (name === undefined) return undefined
  const location = known(program, 'location')
  const duration = known(program, 'duration')
  return {
    '@type': 'Course',
    name,
    description: known(program, 'description') ?? known(program, 'summary'),
    url: address(site, programRoute(program.slug)),
    provider: provider(site),
    inLanguage: program.data.lang,
    about: known(program, 'focus'),
    teaches: knownItems(program, 'subjects'),
    timeRequired: duration && isoDuration(duration),
    audience: known(program, 'audience')?.map((audienceType) => ({
      '@type': 'EducationalAudience',
      audienceType,
    })),
    coursePrerequisites: known(program, 'eligibility'),
    educationalCredentialAwarded: known(program, 'certificate'),
    offers: offer(program),
    hasCourseInstance: instances(program, location),
  }
}
