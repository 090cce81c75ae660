import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import type { Content, Entry } from '#content/schema/collections.ts'
import { notFoundRoute, offlineRoute } from '#content/schema/routes.ts'
import { originsIn, pagePolicy } from '#scripts/hosts/index.ts'
import type { MediaStore } from '#scripts/make/media.ts'
import { socialPictureOf, socialPictures } from '#scripts/make/social/index.ts'
import { contentByRoute, type PageData } from '#scripts/render/page-data.ts'
import type { PageSource } from '#scripts/render/page-source.ts'
import { type CacheKey, openCache } from '#scripts/system/cache.ts'
import { counted } from '#scripts/system/counted.ts'
import { messageOf, Stop } from '#scripts/system/failure.ts'
import { printable } from '#scripts/system/printable.ts'
import type { Settings } from '#scripts/system/settings.ts'
import type { Progress } from '#scripts/system/progress.ts'
import type { Bundle } from './bundle.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'

type Options = {
  root: string
  /** Contains the bundle, whose `server` renders the pages. */
  folder: string
  /** Writes to the part for visitors. */
  write: WriteFile
  bundle: Bundle
  base: string
  content: Content
  media: PageData['media']
  /** The pictures of writers. */
  store: Pick<MediaStore, 'find'>
  /** The media files that are drawings of the pages rendered so far. */
  drawn: ReadonlySet<string>
  year: number
  settings: Settings
  progress: Progress
}

/** A page in the cache, with its media files. `drawing` is the SVG of a drawing, undefined for a picture. */
type RenderedPage = {
  html: Uint8Array
  media: readonly (readonly [name: string, drawing: Uint8Array | undefined])[]
}

/**
 * Writes the page of every route and the media that the pages show. Renders only pages that aren't
 * in the cache. Throws a `Stop` after naming all pages that can't be rendered.
 */
export async function writePages(options: Options): Promise<void> {
  const { root, folder, write, bundle, base, content, store, drawn, progress } = options
  const client = path.join(folder, 'client')
  const cache = openCache({ root, kind: 'pages', sources: ['scripts/build/pages.ts'] })
  const pageOf = pageFactory(options)
  const keyOf = pageKeys([...bundle].map(([name, bytes]) => [name, hashOf(bytes)]))
  const integrity = integrityOf(bundle, base)
  const routes = [
    ...content.routes.keys(),
    ...(options.settings.serviceWorker ? [offlineRoute] : []),
  ]
  const failures = new Map<string, unknown>()
  let render: Awaited<ReturnType<typeof loadRenderer>> | undefined

  function place(route: string, { html, media }: RenderedPage) {
    write(`${route === '/' ? '/index' : route}.html`, html)
    for (const [name, drawing] of media) {
      if (existsSync(path.join(client, 'media', name))) continue
      const bytes = drawing ?? store.find(name)
      if (bytes !== undefined) write(`media/${name}`, bytes)
    }
  }
  for (const [index, route] of routes.entries()) {
    progress(index + 1, routes.length)
    const page = pageOf(route)
    const rendering = cache.cached(keyOf(page), async () => {
      render ??= await loadRenderer(folder, base)
      const html = integrity(await render(page))
      const media = mediaIn(html).map((name) => {
        const file = path.join(client, 'media', name)
        return [name, drawn.has(name) ? readFileSync(file) : undefined] as const
      })
      return serialize({ html: Buffer.from(html), media } satisfies RenderedPage)
    })
    const rendered = await rendering.catch((error: unknown) => void failures.set(route, error))
    if (rendered) place(route, deserialize(rendered))
  }
  cache.prune()
  for (const [route, error] of failures) {
    const line = `${content.routes.get(route) ?? ''}  ${route}: ${messageOf(error)}`
    console.error(printable(line.trimStart()))
  }
  if (failures.size > 0) {
    const pages = counted(failures.size, 'page')
    throw new Stop(`${pages} could not be rendered; dist/ is as it was.`)
  }
}

/**
 * Loads Vike's renderer and the bundle. Vike's `prerender` would render the same pages, but it also
 * loads Vite, 0.5 s of processor time in each build, and holds all documents in memory.
 */
async function loadRenderer(folder: string, base: string) {
  const { renderPage } = await import('vike/server')
  await import(pathToFileURL(path.join(folder, 'server/entry.mjs')).href)
  return async (page: PageData): Promise<string> => {
    const urlOriginal = `${base.replace(/\/$/, '')}${page.route}`
    const failures: unknown[] = []
    const pageSource: PageSource = {
      page: async () => page,
      onError: (error) => void failures.push(error),
    }
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal, pageSource })
    // Otherwise Vike's own error page would become the page. The not-found page has status 404.
    if (httpResponse.statusCode >= 500) throw errorWhileRendering
    if (failures.length > 0) throw failures[0]
    return httpResponse.body
  }
}

/** Gathers what the page of a route is rendered from. */
function pageFactory({
  root,
  content,
  media,
  year,
  settings,
}: Options): (route: string) => PageData {
  const contentOf = contentByRoute(content)
  const origins = originsIn(content)
  const social = socialPictures(root)
  return (route) => {
    const { shown, content: own } = contentOf(route)
    // On a site with /admin, some hosts can't send the policy at an address without a page.
    const lacksHeader = content.site.editing !== undefined && route === notFoundRoute
    const sendsForm = shown.kind === 'page' && shown.entry.data.layout === 'contact'
    return {
      route,
      shown,
      content: own,
      media,
      year,
      policy: pagePolicy(origins, { sendsForm, whole: settings.policyInPages || lacksHeader }),
      socialImage:
        route === offlineRoute
          ? undefined
          : social.pathOf(socialPictureOf(shown.entry, own.site.name)),
      worker: settings.serviceWorker,
    }
  }
}

/** Keys for the cache of pages. Pages share most of the content, so each part is hashed once. */
function pageKeys(bundle: unknown): (page: PageData) => CacheKey {
  const known = new WeakMap<object, string>()
  const hashPart = (part: object): string => {
    const partHash = known.get(part) ?? hashOf(textOf(part))
    known.set(part, partHash)
    return partHash
  }
  const textOf = (part: object): string => {
    if (Array.isArray(part)) return part.map(hashPart).join('\n')
    if (part instanceof Map) return JSON.stringify([...part])
    if (!isEntry(part)) return JSON.stringify(part)
    const { body, ...rest } = part
    return JSON.stringify([rest, body.hash])
  }
  const bundleHash = hashOf(JSON.stringify(bundle))
  return ({ shown: { entry, ...shown }, content, media: { variants }, ...rest }) => [
    bundleHash,
    JSON.stringify([shown, rest]),
    ...[entry, variants, ...Object.values(content)].map(hashPart),
  ]
}

const isEntry = (part: object): part is Entry<unknown> => 'body' in part

const hashOf = (bytes: string | Uint8Array) => hash('sha256', bytes)

/** Names of the files in /media/ that a document shows, under any base or host. */
const mediaIn = (html: string) => [
  ...new Set(Array.from(html.matchAll(/\/media\/([\w.-]+)(?![\w./-])/g), ([, name = '']) => name)),
]

/** Adds the hash of its bytes to each script (Subresource Integrity): altered scripts don't run. */
function integrityOf(bundle: Bundle, base: string): (html: string) => string {
  const scripts = [...bundle]
    .filter(([name]) => name.startsWith('client/assets/entries/'))
    .map(([name, bytes]) => {
      const tag = `<script src="${base}${name.slice('client/'.length)}"`
      return [tag, `${tag} integrity="sha384-${hash('sha384', bytes, 'base64')}"`] as const
    })
  return (html) => scripts.reduce((text, [tag, withHash]) => text.replace(tag, withHash), html)
}
