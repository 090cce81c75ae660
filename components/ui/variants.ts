import type { ImageVariants } from '#scripts/make/images/image-variants.ts'

let known: ReadonlyMap<string, ImageVariants> = new Map()

/** Before rendering: what the build made of the pictures under public/, by address. */
export const setVariants = (variants: ReadonlyMap<string, ImageVariants>): void => {
  known = variants
}

/** The formats and widths of a local picture; undefined for one that is used as given. */
export const variantsOf = (src: string): ImageVariants | undefined => known.get(src)
