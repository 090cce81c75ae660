import { emitMedia } from '#scripts/make/media/emit.ts'
import type { Drawing } from './shared/drawing.ts'
import { portrait } from './medallion/portrait.ts'
import { weave, type Weaving } from './weave/weave.ts'

/**
 * The larger drawings as files, for img.
 * `src` is a path from the site's root, to be given to `href`; sizes are in pixels.
 */
export type Media = { src: string; width: number; height: number }

/** The weaving of a page or program. */
export const artworkMedia = (weaving: Weaving): Media =>
  media(`${weaving.slug}-${weaving.layout}`, JSON.stringify(weaving), () => weave(weaving))

/** The stand-in for a person's photograph. */
export const portraitMedia = (slug: string): Media =>
  media(`${slug}-portrait`, `portrait:${slug}`, () => portrait(slug))

const drawn = new Map<string, Drawing>()
const made = new Map<string, Media>()

/**
 * Draws each picture once in a run. Development sees to it each time that its file is there; a
 * build once, and keeps no drawing of thousands.
 */
function media(name: string, key: string, draw: () => Drawing): Media {
  const known = made.get(key)
  if (known) return known
  const drawing = drawn.get(key) ?? draw()
  const { svg, width, height } = drawing
  const media = { src: emitMedia(name, 'svg', svg), width, height }
  if (process.env['NODE_ENV'] === 'production') made.set(key, media)
  else drawn.set(key, drawing)
  return media
}
