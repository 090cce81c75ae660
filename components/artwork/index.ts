/** The site's woven artwork: pure functions from names to SVG. */
export type { AddDrawing, Drawing, Media } from './shared/drawing.ts'
export { emblem } from './medallion/emblem.ts'
export { type Hour, hourOf, hours, skyOf, textOf } from './shared/hours.ts'
export { logo, logoPaths, mapSketch, placeholderLogo, selvedge } from './ornaments.ts'
export { medallion, portrait, portraitMedia } from './medallion/medallion.ts'
export { type Artwork, artworkMedia, weave, type Weaving } from './weave/weave.ts'
