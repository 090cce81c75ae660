import type { Drawing } from './shared/drawing.ts'
import { portrait } from './medallion/medallion.ts'
import { weave, type Weaving } from './weave/weave.ts'

/** A drawing as a file, for img. `src` is a path from the site's root; sizes are in pixels. */
export type Media = { src: string; width: number; height: number }

/** Stores a drawing as a file of the site. Drawings with one key are equal, so `draw` may be skipped. */
export type AddDrawing = (key: string, name: string, draw: () => Drawing) => Media

/** The weaving of a page or program. */
export const artworkMedia = (add: AddDrawing, weaving: Weaving): Media =>
  add(JSON.stringify(weaving), `${weaving.slug}-${weaving.layout}`, () => weave(weaving))

/** Shown in place of a person's photograph. */
export const portraitMedia = (add: AddDrawing, slug: string): Media =>
  add(`portrait:${slug}`, `${slug}-portrait`, () => portrait(slug))
