import type { Program } from '#content/schema/program.ts'
import type { Site } from '#content/schema/site.ts'
import { programRoute } from '#content/schema/routes.ts'
import { address, type JsonLd } from './json-ld.ts'
import { known, knownItems, type Marked } from './known.ts'
import { provider } from './organization.ts'

const letters = { day: 'D', week: 'W', month: 'M', year: 'Y' } as const
const isUnit = (word: string): word is keyof typeof letters => word in letters

/** `5 days` → `P5D` (ISO 8601); undefined if the text isn't a number and a unit. */
export function isoDuration(text: string): string | undefined {
  const [, count, unit] = /^(\d+)[ -](day|week|month|year)s?$/.exec(text) ?? []
  return unit !== undefined && isUnit(unit) ? `P${count}${letters[unit]}` : undefined
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
    hasCourseInstance: location && { '@type': 'CourseInstance', location },
  }
}
