import { createContext, useContext } from 'react'
import type { AddDrawing } from '#components/artwork/index.ts'

/** The files that the build makes of a picture. Each `src` is a path without the base (`href`). */
export type ImageVariants = {
  /** The original size in pixels, which gives the box its shape. */
  width: number
  height: number
  /** For `<source>`, best format first. */
  sources: { type: string; srcset: { src: string; width: number }[] }[]
  src: string
}

/** Pictures and drawings of a page, which the renderer provides. */
export type PageMedia = {
  /** The formats and widths of local pictures, by address. */
  variants: ReadonlyMap<string, ImageVariants>
  addDrawing: AddDrawing
}

export const MediaContext = createContext<PageMedia | undefined>(undefined)

/** Throws if the page is rendered without a provider. */
export function usePageMedia(): PageMedia {
  const media = useContext(MediaContext)
  if (!media) throw new Error('Pictures need a MediaContext')
  return media
}
