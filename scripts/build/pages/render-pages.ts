import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ImageVariants } from '#components/ui/page-media.ts'
import { fileOfPage } from '#content/schema/routes.ts'
import { drawOnce } from '#scripts/make/draw-once.ts'
import { openMedia } from '#scripts/make/media.ts'
import { messageOf } from '#scripts/system/failure.ts'
import { writerBelow } from '#scripts/system/write-below.ts'
import { openPageCache } from './page-cache.ts'
import { pageInputs } from './page-inputs.ts'
import { loadRenderer } from './renderer.ts'

/** Why each page that can't be rendered can't be. */
export type Failures = readonly (readonly [route: string, reason: string])[]

/** What the pages of a site are made from. Other processes get a copy. */
export type PagesSource = Omit<Parameters<typeof pageInputs>[0], 'media'> &
  Parameters<typeof loadRenderer>[0] & { variants: ReadonlyMap<string, ImageVariants> }

/** Renders and writes the pages of a site by their routes. Loads the renderer with the first one. */
export function openPages(source: PagesSource) {
  const { root, folder, bundle, variants } = source
  const client = path.join(folder, 'client')
  const write = writerBelow(client, path.join(root, 'dist/client'))
  const cache = openPageCache(root, bundle)
  const store = openMedia(root)
  const addDrawing = drawOnce((svg, name) => store.emit(name, 'svg', svg))
  const inputOf = pageInputs({ ...source, media: { variants, addDrawing } })
  let renderer: ReturnType<typeof loadRenderer> | undefined

  /** The media files of a document that the site lacks, undefined for one that isn't stored. */
  const missingMedia = (html: Buffer) =>
    mediaIn(html.toString())
      .filter((name) => !existsSync(path.join(client, 'media', name)))
      .map((name) => [name, store.find(name)] as const)

  function place(route: string, html: Buffer, media: ReturnType<typeof missingMedia>) {
    write(fileOfPage(route), html)
    for (const [name, bytes] of media) if (bytes) write(`media/${name}`, bytes)
  }

  async function render(route: string): Promise<Buffer> {
    const html = await (await (renderer ??= loadRenderer(source)))(inputOf(route))
    return Buffer.from(html)
  }

  return {
    /** Writes a page as an earlier build has rendered it; false if none has, or its drawings are gone. */
    writeCached(route: string): boolean {
      const html = cache.get(inputOf(route))
      const media = html && missingMedia(html)
      if (!media || media.some(([, bytes]) => !bytes)) return false
      place(route, html, media)
      return true
    },
    /** Resolves to a failure if the page can't be rendered. */
    async write(route: string): Promise<Failures> {
      const html = await render(route).catch(messageOf)
      if (typeof html === 'string') return [[route, html]]
      cache.set(inputOf(route), html)
      place(route, html, missingMedia(html))
      return []
    },
    prune: cache.prune,
  }
}

/** Names of the files in /media/ that a document shows, under any base or host. */
const mediaIn = (html: string) => [
  ...new Set(Array.from(html.matchAll(/\/media\/([\w.-]+)(?![\w./-])/g), ([, name = '']) => name)),
]
