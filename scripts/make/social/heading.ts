import type { Page } from '#content/schema/page.ts'
import type { Program } from '#content/schema/program.ts'
import type { Entry } from '#content/schema/collections.ts'
import type { SocialImage } from './composed.ts'

/** What the social picture of a page or program says: the heading that the page begins with. */
export function socialHeading(data: Page | Program, siteName: string): string {
  if (!('layout' in data)) return data.title
  if (data.layout === 'home') return `${data.hero.heading} ${siteName}`
  return 'hero' in data ? data.hero.heading : data.heading
}

/** What goes into the social picture of a page or program. */
export const socialImageOf = (
  { slug, data }: Pick<Entry<Page | Program>, 'slug' | 'data'>,
  siteName: string,
): SocialImage => ({
  slug,
  title: socialHeading(data, siteName),
  siteName,
  ...data.artwork,
})
