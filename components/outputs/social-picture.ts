import type { Artwork } from '#components/artwork/index.ts'
import type { ShownEntry } from '#content/kinds/content.ts'
import type { Language } from '#content/schema/languages.ts'

/** The picture that social networks show with a link: the artwork of a page under its heading. */
export type SocialPicture = Artwork & {
  slug: string
  title: string
  siteName: string
  lang?: Language
}

export const socialPictureOf = (
  { slug, data }: Pick<ShownEntry['entry'], 'slug' | 'data'>,
  siteName: string,
): SocialPicture => ({
  slug,
  title: socialHeading(data, siteName),
  siteName,
  ...(data.lang && { lang: data.lang }),
  ...('artwork' in data && data.artwork),
})

/** The heading that a page, program or notice begins with: the title on its social picture. */
export function socialHeading(data: ShownEntry['entry']['data'], siteName: string): string {
  if (!('layout' in data)) return data.title
  if (data.layout === 'home') return `${data.hero.heading} ${siteName}`
  return 'hero' in data ? data.hero.heading : data.heading
}
