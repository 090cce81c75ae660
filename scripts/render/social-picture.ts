import type { Site } from '#content/schema/site.ts'
import { emitMedia } from '#scripts/media/emit.ts'
import { socialImage } from '#scripts/social/social-image.ts'
import type { View } from './view.tsx'

/** What the picture of a page says: the heading that the page itself begins with. */
function headingOf({ kind, entry }: View, site: Site): string {
  if (kind === 'program') return entry.data.title
  const { data } = entry
  if (data.layout === 'home') return `${data.hero.heading} ${site.name}`
  return 'hero' in data ? data.hero.heading : data.heading
}

/** Makes the picture of a page for social networks; returns its path on the site. */
export async function socialPicture(view: View, site: Site): Promise<string> {
  const { slug, data } = view.entry
  const title = headingOf(view, site)
  const image = await socialImage({ slug, title, siteName: site.name, ...data.artwork })
  return emitMedia(`${slug}-social`, 'png', image)
}
