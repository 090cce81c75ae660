import type { Artwork } from '#components/artwork/index.ts'
import type { ShownEntry } from '#content/kinds/content.ts'
import type { Site } from '#content/kinds/site.ts'
import type { Picture } from '#content/schema/fields.ts'
import type { Language } from '#content/schema/languages.ts'

/** A page or program: the photograph in its hero, and the choices for its weaving. */
export type HeroPhotograph = Artwork & { slug: string; image?: Picture | undefined }

/** The picture that social networks show with a link: the hero of a page under its heading. */
export type SocialPicture = HeroPhotograph & {
  title: string
  siteName: string
  /** A picture under public/. */
  logo?: string | undefined
  lang?: Language
}

export const socialPictureOf = (
  { slug, data }: Pick<ShownEntry['entry'], 'slug' | 'data'>,
  { name: siteName, logo }: Pick<Site, 'name' | 'logo'>,
): SocialPicture => ({
  slug,
  title: socialHeading(data, siteName),
  siteName,
  logo,
  image: 'hero' in data ? data.hero.image : 'image' in data ? data.image : undefined,
  ...(data.lang && { lang: data.lang }),
  ...('artwork' in data && data.artwork),
})

/** The heading that a page, program or notice begins with: the title on its social picture. */
export function socialHeading(data: ShownEntry['entry']['data'], siteName: string): string {
  if (!('layout' in data)) return data.title
  if (data.layout === 'home') return `${data.hero.heading} ${siteName}`
  return 'hero' in data ? data.hero.heading : data.heading
}
