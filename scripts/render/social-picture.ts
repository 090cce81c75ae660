import type { Site } from '#content/schema/site.ts'
import { emitMedia } from '#scripts/media/emit.ts'
import { socialHeading } from '#scripts/social/heading.ts'
import { socialImage } from '#scripts/social/social-image.ts'
import type { View } from './view.tsx'

/** Makes the picture of a page for social networks; returns its path on the site. */
export async function socialPicture({ entry }: View, site: Site): Promise<string> {
  const { slug, data } = entry
  const title = socialHeading(data, site.name)
  const image = await socialImage({ slug, title, siteName: site.name, ...data.artwork })
  return emitMedia(`${slug}-social`, 'png', image)
}
