import type { Site } from '#content/schema/site.ts'
import { artworkMedia, markMedia } from '#scripts/artwork/media.ts'

/** What header and footer show. It travels as JSON in every page, so it holds nothing else. */
export type ShellData = Pick<
  Site,
  'name' | 'nepaliName' | 'navigation' | 'social' | 'email' | 'phone'
> & {
  /** On one line. */
  address: string
  /** Days and times on one line. */
  hours: string
  /** The year in the last line of the footer. */
  year: number
  /** Site path of the mark. */
  mark: string
  /** The dawn weaving at the foot of the mobile panel; `src` is a site path. */
  artwork: { src: string; width: number; height: number }
}

/** Server side: picks from the site's data what stands around every page. */
export function shellData(site: Site, year: number): ShellData {
  const { name, nepaliName, navigation, social, email, phone } = site
  const { locality, city, country } = site.address
  const { src, width, height } = artworkMedia({
    slug: 'index',
    layout: 'hero',
    hour: 'dawn',
    composition: 'summit',
  })
  return {
    name,
    nepaliName,
    navigation,
    social,
    email,
    phone,
    address: [locality, city, country].join(', '),
    hours: `${site.openingHours.days} ${site.openingHours.time}`,
    year,
    mark: markMedia().src,
    artwork: { src, width, height },
  }
}
