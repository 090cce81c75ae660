import { cacheNames } from './cache-names.ts'
import { filesOf, withoutParts } from './own-response.ts'
import { offlineRoute } from '#content/schema/routes.ts'
import { languageOfRoute, routeIn, withoutLanguage } from '#content/schema/languages.ts'
import { scope } from './scope.ts'

/** Headers that describe the bytes of the file, which this changes. */
const ofBytes = ['content-encoding', 'content-length', 'etag']

/** The route of a page of the site, by its address. */
const routeOf = (url: string) => `/${withoutParts(url.slice(scope.length))}`

/** A link to a cached page, in its language, if it is of the build that has these scripts. */
async function linkTo(url: string, page: Response, scripts: readonly string[]): Promise<string> {
  const html = await page.text()
  const [, lang = ''] = /<html lang="(\w+)"/.exec(html) ?? []
  const [, title = ''] = /<title>(.*?)(?: \|[^|]*)?<\/title>/s.exec(html) ?? []
  const isOther = !scripts.every((script) => html.includes(`"${script}"`))
  if (isOther || !title) return ''
  // The title of Home is for search engines; the header's link has its name.
  const isHome = withoutLanguage(routeOf(url)) === '/'
  const name = isHome && html.match(`href="${new URL(url).pathname}">([^<]+)<`)?.[1]
  return `<li><a lang="${lang}" href="${url.replaceAll('&', '&amp;')}">${name || title}</a></li>`
}

/** The address of the offline page in the language of a page. */
export const offlineAddress = (page: string): string =>
  scope + routeIn(languageOfRoute(routeOf(page)), offlineRoute).slice(1)

/**
 * The offline page in the language of an address, or the one that there is, with a list of the pages of
 * its build that can be read.
 */
export async function offlinePage(address: string): Promise<Response | undefined> {
  const kept = await caches.open(cacheNames.offline)
  const own = await kept.match(offlineAddress(address))
  const [any] = await kept.keys()
  const page = own ?? (any && (await kept.match(any)))
  if (!page) return undefined
  // A page in another language has another style sheet.
  const scripts = (await filesOf(page)).filter((file) => file.endsWith('.js'))
  const cache = await caches.open(cacheNames.pages)
  const links = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const found = await cache.match(request)
      return found ? linkTo(request.url, found, scripts) : ''
    }),
  )
  const headers = new Headers(page.headers)
  for (const name of ofBytes) headers.delete(name)
  const html = await page.text()
  const list = links.join('')
  const shown = html.replace(
    /(<div id="_open-pages") hidden="?"?(.*?)<\/ul>/s,
    (_, start: string, rest: string) => `${start}${rest}${list}</ul>`,
  )
  return new Response(list ? shown : html, { headers })
}
