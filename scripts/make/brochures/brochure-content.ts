import type { Root } from 'hast'
import { hoursLine } from '#components/opening-hours.ts'
import { courseParts, keyFacts } from '#components/sections/course/words.ts'
import type { Entry } from '#content/schema/collections.ts'
import type { Program } from '#content/schema/program.ts'
import { absoluteUrl, programRoute } from '#content/schema/routes.ts'
import type { Site } from '#content/schema/site.ts'

/** What a brochure says, apart from its design. */
export type BrochureContent = ReturnType<typeof brochureContent>

export function brochureContent({ slug, data, body }: Entry<Program>, site: Site) {
  const { locality, city, country } = site.address
  const tree: Root = JSON.parse(body.tree)
  return {
    slug,
    title: data.title,
    facts: keyFacts(data).map(([label, value]) => ({ label, value })),
    summary: data.description,
    body: tree,
    subjects: data.subjects,
    /** Further parts of the program's page: before its subjects, after them, and at its end. */
    joining: courseParts(data, ['audience', 'eligibility']),
    outcomes: courseParts(data, ['outcomes']),
    practical: courseParts(data, ['timetable', 'certificate', 'apply']),
    site: {
      name: site.name,
      nepaliName: site.nepaliName,
      address: `${locality}, ${city}, ${country}`,
      email: site.email,
      phone: site.phone,
      hours: hoursLine(site.openingHours),
      /** The site's address with its base path: `https://host/path`. */
      url: site.url,
    },
    /** The full address of the program's page. */
    url: absoluteUrl(site.url, programRoute(slug)),
    ...(data.lang && { lang: data.lang }),
    ...data.artwork,
  }
}
