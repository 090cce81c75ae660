import path from 'node:path'
import { cachePath, mediaName, recipeOf } from '#scripts/make/media/index.ts'
import type { SocialImage } from './composed.ts'

/** What a social picture depends on. */
export const socialKey = (image: SocialImage): string[] => [
  recipeOf({
    folders: ['scripts/make/social', 'components/artwork', 'scripts/make/typst'],
    packages: ['@resvg/resvg-js', 'sharp', 'harfbuzzjs'],
  }),
  JSON.stringify(image),
]

/** Its path on the site, known before it is drawn. */
export const socialPath = (image: SocialImage): string => {
  const hash = path.basename(cachePath('social', socialKey(image)))
  return `/media/social/${mediaName(image.slug, 'png', hash)}`
}
