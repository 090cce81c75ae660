import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { keyFacts } from '#components/sections/programs/KeyFacts.tsx'
import type { Program } from '#content/schema/program.ts'
import { absoluteUrl, programRoute } from '#content/schema/routes.ts'
import type { Site } from '#content/schema/site.ts'
import type { Entry } from '#content/schema/collections.ts'
import { splitFrontmatter, withPlainLines } from '#scripts/content/index.ts'
import type { BrochureInput } from './sheet.ts'

/** What the brochure of a program says: its own file, and how the institute is reached. */
export async function brochureInput(
  root: string,
  { slug, path: file, data }: Entry<Program>,
  site: Site,
): Promise<BrochureInput> {
  const { locality, city, country } = site.address
  const text = await readFile(path.join(root, file), 'utf8')
  return {
    slug,
    title: data.title,
    facts: keyFacts(data).map(([label, value]) => ({ label, value })),
    summary: data.description,
    body: splitFrontmatter(withPlainLines(text)).body,
    subjects: data.subjects,
    site: {
      name: site.name,
      nepaliName: site.nepaliName,
      address: `${locality}, ${city}, ${country}`,
      email: site.email,
      phone: site.phone,
      hours: `${site.openingHours.days} ${site.openingHours.time}`,
      url: site.url,
    },
    url: absoluteUrl(site.url, programRoute(slug)),
    ...data.artwork,
  }
}
