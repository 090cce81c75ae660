import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileOfPage, offlineRoute } from '#content/schema/routes.ts'
import type { MediaStore } from '#scripts/make/media.ts'
import { counted } from '#scripts/system/text/counted.ts'
import { messageOf, Stop } from '#scripts/system/failure.ts'
import { printable } from '#scripts/system/text/printable.ts'
import type { Progress } from '#scripts/system/progress.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'
import { openPageCache, type RenderedPage } from './page-cache.ts'
import { pageInputs } from './page-inputs.ts'
import { loadRenderer } from './renderer.ts'

type Options = Parameters<typeof pageInputs>[0] &
  Parameters<typeof loadRenderer>[0] & {
    /** Writes to the part for visitors. */
    write: WriteFile
    /** The pictures of writers. */
    store: Pick<MediaStore, 'find'>
    /** The media files that are drawings of the pages rendered so far. */
    drawn: ReadonlySet<string>
    progress: Progress
  }

/**
 * Writes the page of every route and the media that the pages show. Renders only pages that aren't
 * in the cache. Throws a `Stop` after naming all pages that can't be rendered.
 */
export async function writePages(options: Options): Promise<void> {
  const { root, bundle, content, settings, drawn, progress } = options
  const cache = openPageCache(root, bundle)
  const inputOf = pageInputs(options)
  const files = mediaFiles(options)
  const routes = [...content.routes.keys(), ...(settings.serviceWorker ? [offlineRoute] : [])]
  const failures: string[] = []
  let renderer: ReturnType<typeof loadRenderer> | undefined

  for (const [index, route] of routes.entries()) {
    progress(index + 1, routes.length)
    const page = inputOf(route)
    try {
      const rendered = await cache.cached(page, async () => {
        const render = await (renderer ??= loadRenderer(options))
        const html = await render(page)
        const media = mediaIn(html).map(
          (name) => [name, drawn.has(name) ? files.read(name) : undefined] as const,
        )
        return { html: Buffer.from(html), media }
      })
      files.place(route, rendered)
    } catch (error) {
      failures.push(`${content.routes.get(route) ?? ''}  ${route}: ${messageOf(error)}`.trimStart())
    }
  }
  cache.prune()
  for (const failure of failures) console.error(printable(failure))
  if (failures.length > 0)
    throw new Stop(`${counted(failures.length, 'page')} could not be rendered; dist/ is as it was.`)
}

/** Writes pages with their media, each file of /media/ once. */
function mediaFiles({ folder, write, store }: Pick<Options, 'folder' | 'write' | 'store'>) {
  const fileOf = (name: string) => path.join(folder, 'client/media', name)
  return {
    read: (name: string) => readFileSync(fileOf(name)),
    place(route: string, { html, media }: RenderedPage) {
      write(fileOfPage(route), html)
      for (const [name, drawing] of media) {
        const bytes = existsSync(fileOf(name)) ? undefined : (drawing ?? store.find(name))
        if (bytes !== undefined) write(`media/${name}`, bytes)
      }
    },
  }
}

/** Names of the files in /media/ that a document shows, under any base or host. */
const mediaIn = (html: string) => [
  ...new Set(Array.from(html.matchAll(/\/media\/([\w.-]+)(?![\w./-])/g), ([, name = '']) => name)),
]
