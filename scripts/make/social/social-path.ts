import path from 'node:path'
import { cachePath } from '../media/cached-bytes.ts'
import { mediaName } from '../media/emit.ts'
import { recipeOf } from '../media/recipe.ts'
import type { SocialImage } from './composed.ts'

/** What a social picture depends on. */
export const socialKey = (image: SocialImage): string[] => [
  recipeOf({
    folders: ['scripts/make/social', 'components/artwork', 'scripts/tools/fonts'],
    packages: ['@resvg/resvg-js', 'sharp', 'harfbuzzjs', '@fontsource-variable/eczar'],
  }),
  JSON.stringify(image),
]

/** Its path on the site, known before it is drawn. */
export const socialPath = (image: SocialImage): string => {
  const hash = path.basename(cachePath('social', socialKey(image)))
  return `/media/social/${mediaName(image.slug, 'png', hash)}`
}
