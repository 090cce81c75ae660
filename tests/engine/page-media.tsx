import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MediaContext, type PageMedia } from '#components/ui/page-media.ts'

/** For components with pictures: no local picture has variants, and drawings have no file. */
export const pageMedia: PageMedia = {
  variants: new Map(),
  addDrawing(_key, name, draw) {
    const { width, height } = draw()
    return { src: `/media/${name}.svg`, width, height }
  },
}

/** The HTML of a part of a page. */
export const renderMarkup = (part: ReactElement): string =>
  renderToStaticMarkup(<MediaContext value={pageMedia}>{part}</MediaContext>)
