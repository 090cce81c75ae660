import type { Page } from '#content/schema/page.ts'
import type { Program } from '#content/schema/program.ts'
import type { Entry } from '#content/schema/collections.ts'
import type { SocialPicture } from './draw.ts'

/** The heading that a page or program begins with: the title on its social picture. */
export function socialHeading(data: Page | Program, siteName: string): string {
  if (!('layout' in data)) return data.title
  if (data.layout === 'home') return `${data.hero.heading} ${siteName}`
  return 'hero' in data ? data.hero.heading : data.heading
}

export const socialPictureOf = (
  { slug, data }: Pick<Entry<Page | Program>, 'slug' | 'data'>,
  siteName: string,
): SocialPicture => ({
  slug,
  title: socialHeading(data, siteName),
  siteName,
  ...data.artwork,
})
