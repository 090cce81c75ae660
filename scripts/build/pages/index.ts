import { localeOf } from '#components/locale.ts'
import type { ImageVariants, PageMedia } from '#components/ui/page-media.ts'
import type { Content } from '#content/kinds/content.ts'
import { languageOfRoute, routeIn, withoutLanguage } from '#content/schema/languages.ts'
import { fileOfPage, notFoundRoute, offlineRoute } from '#content/schema/routes.ts'
import { routesIn } from '#scripts/read/documents/index.ts'
import { originsIn, pagePolicy } from '#scripts/hosts/index.ts'
import { drawInto, socialPicturePath } from '#scripts/outputs/index.ts'
import { socialPictureOf } from '#components/outputs/index.ts'
import { contentByRoute, type PageData } from '#scripts/render/page-data.ts'
import { messageOf, UserError } from '#scripts/system/failure.ts'
import { dayIn } from '#content/schema/values/time-zone.ts'
import type { Settings } from '#scripts/system/settings.ts'
import { counted } from '#scripts/system/text/counted.ts'
import { printable } from '#scripts/system/text/printable.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'
import { openPageCache, type RenderedPage } from './page-cache.ts'
import { loadRenderer } from './renderer.ts'

/** The content, code and settings that pages are rendered from. */
export type PagesSource = Parameters<typeof loadRenderer>[0] &
  Pick<PageData, 'type'> & {
    root: string
    content: Content
    settings: Settings
    variants: ReadonlyMap<string, ImageVariants>
    noindex: boolean
  }

/**
 * Writes the page of every route and its drawings. The cache has the pages of earlier builds; the
 * first page that it lacks loads the renderer. Throws a `UserError` after naming the pages that fail.
 */
export async function writePages(source: PagesSource, write: WriteFile): Promise<void> {
  const { root, content, settings, bundle, variants } = source
  const files = routesIn(content)
  const languages = ['en' as const, ...content.translations.keys()]
  const offline = languages.map((language) => routeIn(language, offlineRoute))
  const cache = openPageCache(root, bundle)
  const drawings = new Map<string, string>()
  const inputOf = pageInputs(source, { variants, addDrawing: drawInto(drawings) })
  let renderer: ReturnType<typeof loadRenderer> | undefined

  async function render(input: PageData): Promise<RenderedPage> {
    const html = await (await (renderer ??= loadRenderer(source)))(input)
    const shown = [...new Set(html.match(/\/media\/[\w.-]+/g))].flatMap((file) => {
      const svg = drawings.get(file)
      return svg === undefined ? [] : [[file, svg] as const]
    })
    const page = { html: Buffer.from(html), drawings: shown }
    cache.set(input, page)
    return page
  }

  let failures = 0
  const written = new Set<string>()
  for (const route of [...files.keys(), ...(settings.serviceWorker ? offline : [])]) {
    const input = inputOf(route)
    const page = cache.get(input) ?? (await render(input).catch(messageOf))
    if (typeof page === 'string') {
      failures += 1
      console.error(printable(`${files.get(route) ?? ''}  ${route}: ${page}`.trimStart()))
      continue
    }
    write(fileOfPage(route).slice(1), page.html)
    for (const [file, svg] of page.drawings) if (!written.has(file)) write(file.slice(1), svg)
    for (const [file] of page.drawings) written.add(file)
  }
  if (failures > 0)
    throw new UserError(`${counted(failures, 'page')} could not be rendered; dist/ is as it was.`)
}

function pageInputs({ root, content, settings, type, noindex }: PagesSource, media: PageMedia) {
  const contentOf = contentByRoute(content)
  const origins = originsIn(content)
  const day = dayIn(content.site.timeZone, settings.now)
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
      year: localeOf(languageOfRoute(route)).formats.year(day),
      policy: pagePolicy(origins, { sendsForm, whole: settings.policyInPages || lacksHeader }),
      socialImage:
        withoutLanguage(route) === offlineRoute
          ? undefined
          : socialPicturePath(root, socialPictureOf(shown.entry, own.site)),
      ...(shown.entry.data.lang === 'ne' && { type }),
      worker: settings.serviceWorker,
      noindex,
    }
  }
}
