import { type AddDrawing, artworkMedia, logoPaths } from '#components/artwork/index.ts'
import type { Site } from '#content/schema/site.ts'

/** What the header needs. Every page contains it as JSON, so keep it small. */
export type HeaderData = Pick<Site, 'name' | 'nepaliName'> & {
  navigation: Pick<Site['navigation'], 'main' | 'services' | 'contact'>
  /** The logo's paths in a box of 88 x 88. */
  logo: [colour: string, d: string][]
  /** The weaving at the bottom of the mobile panel; `src` is a path without the base. */
  artwork: { src: string; width: number; height: number }
}

export function headerData({ name, nepaliName, navigation }: Site, add: AddDrawing): HeaderData {
  const { main, services, contact } = navigation
  return {
    name,
    nepaliName,
    navigation: { main, services, contact },
    logo: logoPaths(),
    artwork: artworkMedia(add, {
      slug: 'index',
      layout: 'hero',
      hour: 'dawn',
      composition: 'summit',
    }),
  }
}
