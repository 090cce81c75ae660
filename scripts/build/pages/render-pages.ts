import type { ImageVariants } from '#components/ui/page-media.ts'
import { collectDrawings } from '#scripts/make/media.ts'
import { messageOf } from '#scripts/system/failure.ts'
import { pageInputs } from './page-inputs.ts'
import { loadRenderer } from './renderer.ts'

/** What the pages of a site are made from. Other processes get a copy. */
export type PagesSource = Omit<Parameters<typeof pageInputs>[0], 'media'> &
  Parameters<typeof loadRenderer>[0] & { variants: ReadonlyMap<string, ImageVariants> }

/** A page with its media files. `drawing` is the SVG of a drawing, undefined for a picture. */
export type RenderedPage = {
  html: string
  media: readonly (readonly [name: string, drawing: string | undefined])[]
}

export type Unrendered = { failure: string }

/** Renders the pages of a site by their routes. Loads the renderer with the first one. */
export function openPages(source: PagesSource) {
  const { addDrawing, drawings } = collectDrawings()
  const inputOf = pageInputs({ ...source, media: { variants: source.variants, addDrawing } })
  let renderer: ReturnType<typeof loadRenderer> | undefined
  return {
    inputOf,
    async render(route: string): Promise<RenderedPage | Unrendered> {
      try {
        const render = await (renderer ??= loadRenderer(source))
        const html = await render(inputOf(route))
        return { html, media: mediaIn(html).map((name) => [name, drawings.get(name)] as const) }
      } catch (error) {
        return { failure: messageOf(error) }
      }
    },
  }
}

/** Names of the files in /media/ that a document shows, under any base or host. */
const mediaIn = (html: string) => [
  ...new Set(Array.from(html.matchAll(/\/media\/([\w.-]+)(?![\w./-])/g), ([, name = '']) => name)),
]
