import { languageOfRoute, routeIn, withoutLanguage } from '#content/schema/languages.ts'
import { offlineRoute } from '#content/schema/routes.ts'
import { isComplete, withoutParts } from './own-response.ts'
import { cacheNames, scope } from './scope.ts'

/** The route of a page of the site, by its address. */
const routeOf = (url: string) => `/${withoutParts(url.slice(scope.length))}`

/** A link to a cached page, in its language; '' if the page can't be shown offline. */
async function linkTo(url: string, page: Response): Promise<string> {
  const html = await page.clone().text()
  const [, lang = ''] = /<html lang="(\w+)"/.exec(html) ?? []
  const [, title = ''] = /<title>(.*?)(?: \|[^|]*)?<\/title>/s.exec(html) ?? []
  // The title of Home is for search engines; the header's link has its name.
  const isHome = withoutLanguage(routeOf(url)) === '/'
  const name = isHome && html.match(`href="${new URL(url).pathname}">([^<]+)<`)?.[1]
  if (!title || !(await isComplete(page))) return ''
  return `<li><a lang="${lang}" href="${url.replaceAll('&', '&amp;')}">${name || title}</a></li>`
}

/** The address of the offline page in the language of a page. */
export const offlineAddress = (page: string): string =>
  scope + routeIn(languageOfRoute(routeOf(page)), offlineRoute).slice(1)

/** The offline page in the language of an address, or in another one, with a list of the pages that open offline. */
export async function offlinePage(address: string): Promise<Response | undefined> {
  const offline = await caches.open(cacheNames.offline)
  const [other = ''] = await offline.keys()
  const page = (await offline.match(offlineAddress(address))) ?? (await offline.match(other))
  if (!page) return undefined
  const cache = await caches.open(cacheNames.pages)
  const links = (await cache.keys()).map(async (request) => {
    const found = await cache.match(request)
    return found ? linkTo(request.url, found) : ''
  })
  const list = (await Promise.all(links)).join('')
  const html = await page.text()
  const listed = html.replace(
    /(<div id="_open-pages") hidden="?"?(.*?)<\/ul>/s,
    (_, start: string, rest: string) => `${start}${rest}${list}</ul>`,
  )
  return new Response(list ? listed : html, { headers: page.headers })
}
