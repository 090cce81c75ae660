import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ImageVariants, PageMedia } from '#components/ui/page-media.ts'
import type { Content } from '#content/schema/collections.ts'
import { withoutLanguage } from '#content/schema/languages.ts'
import { fileOfPage, notFoundRoute, offlineRoute } from '#content/schema/routes.ts'
import { originsIn, pagePolicy } from '#scripts/hosts/index.ts'
import { drawInto } from '#scripts/make/media.ts'
import { socialPictureOf, socialPictures } from '#scripts/make/social/index.ts'
import { contentByRoute, type PageData } from '#scripts/render/page-data.ts'
import { messageOf } from '#scripts/system/failure.ts'
import { type Settings, yearOf } from '#scripts/system/settings.ts'
import { writerBelow } from '#scripts/system/write-below.ts'
import { openPageCache, type RenderedPage } from './page-cache.ts'
import { loadRenderer } from './renderer.ts'

export type Failures = readonly (readonly [route: string, reason: string])[]

/** What the pages of a site are made from. Other processes get a copy. */
export type PagesSource = Parameters<typeof loadRenderer>[0] &
  Pick<PageData, 'type'> & {
    root: string
    content: Content
    settings: Settings
    variants: ReadonlyMap<string, ImageVariants>
  }

/** Renders and writes the pages of a site by their routes. Loads the renderer with the first one. */
export function openPages(source: PagesSource) {
  const { root, folder, bundle, variants } = source
  const client = path.join(folder, 'client')
  const write = writerBelow(client, path.join(root, 'dist/client'))
  const cache = openPageCache(root, bundle)
  const drawings = new Map<string, string>()
  const inputOf = pageInputs(source, { variants, addDrawing: drawInto(drawings) })
  let renderer: ReturnType<typeof loadRenderer> | undefined

  function place(route: string, page: RenderedPage) {
    write(fileOfPage(route), page.html)
    for (const [file, svg] of page.drawings)
      if (!existsSync(path.join(client, file))) write(file.slice(1), svg)
  }

  async function render(route: string): Promise<RenderedPage> {
    const html = await (await (renderer ??= loadRenderer(source)))(inputOf(route))
    const shown = mediaIn(html).map((file) => [file, drawings.get(file)] as const)
    const own = shown.flatMap(([file, svg]) => (svg === undefined ? [] : [[file, svg] as const]))
    return { html: Buffer.from(html), drawings: own }
  }

  return {
    /** Writes a page as an earlier build has rendered it; false if none has. */
    writeCached(route: string): boolean {
      const page = cache.get(inputOf(route))
      if (page) place(route, page)
      return page !== undefined
    },
    /** Resolves to a failure if the page can't be rendered. */
    async write(route: string): Promise<Failures> {
      const page = await render(route).catch(messageOf)
      if (typeof page === 'string') return [[route, page]]
      cache.set(inputOf(route), page)
      place(route, page)
      return []
    },
    prune: cache.prune,
  }
}

/** The files in /media/ that a document shows, under any base or host. */
const mediaIn = (html: string) => [...new Set(html.match(/\/media\/[\w.-]+/g))]

function pageInputs({ root, content, settings, type }: PagesSource, media: PageMedia) {
  const contentOf = contentByRoute(content)
  const origins = originsIn(content)
  const social = socialPictures(root)
  return (route: string): PageData => {
    const page = contentOf(route)
    const { shown, content: own } = page
    // On a site with /admin, some hosts can't send the policy at an address without a page.
    const lacksHeader =
      content.site.editing !== undefined && withoutLanguage(route) === notFoundRoute
    const sendsForm = shown.kind === 'page' && shown.entry.data.layout === 'contact'
    return {
      ...page,
      route,
      media,
      year: yearOf(settings.day),
      policy: pagePolicy(origins, { sendsForm, whole: settings.policyInPages || lacksHeader }),
      socialImage:
        withoutLanguage(route) === offlineRoute
          ? undefined
          : social.fileOf(socialPictureOf(shown.entry, own.site.name)).path,
      ...(shown.entry.data.lang === 'ne' && { type }),
      worker: settings.serviceWorker,
    }
  }
}
