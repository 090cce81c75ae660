import type { Site } from '#content/schema/site.ts'
import { markPaths } from '#components/artwork/index.ts'
import { artworkMedia } from '#components/artwork/media.ts'

/** What the header shows. It travels as JSON in every page, so it holds nothing else. */
export type ShellData = Pick<Site, 'name' | 'nepaliName'> & {
  navigation: Pick<Site['navigation'], 'main' | 'services' | 'contact'>
  /** The mark's paths on 88 x 88 pixels, each with its colour. */
  mark: [colour: string, d: string][]
  /** The dawn weaving at the foot of the mobile panel; `src` is a site path. */
  artwork: { src: string; width: number; height: number }
}

/** Server side: picks from the site's data what the header shows. */
export function shellData({ name, nepaliName, navigation }: Site): ShellData {
  const { main, services, contact } = navigation
  const artwork = artworkMedia({
    slug: 'index',
    layout: 'hero',
    hour: 'dawn',
    composition: 'summit',
  })
  return {
    name,
    nepaliName,
    navigation: { main, services, contact },
    mark: markPaths(),
    artwork,
  }
}
