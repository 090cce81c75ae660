/** The site's woven artwork: pure functions from names to SVG. */
export { type AddDrawing, type Drawing, drawOnce } from './shared/drawing.ts'
export { emblem } from './medallion/emblem.ts'
export { type Hour, hourOf, skyOf, textColour } from './shared/hours.ts'
export { besidePhotograph, logo, logoPaths, mapSketch, placeholderLogo } from './ornaments.ts'
export { medallion, portraitMedia } from './medallion/medallion.ts'
export { type Artwork, artworkMedia, border, weave } from './weave/weave.ts'
