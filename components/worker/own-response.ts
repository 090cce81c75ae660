import { cacheNames } from './scope.ts'

/** An address without its query and #fragment. */
export const withoutParts = (url: string): string => url.replace(/[?#].*$/, '')

/** The content type of a file by its extension. Addresses without one are pages. */
const types: Readonly<Record<string, RegExp>> = {
  html: /^text\/html/,
  js: /javascript/,
  css: /css/,
  speculationrules: /speculationrules/,
}

/** The content types of pictures and fonts. Some hosts don't know the type of a new format. */
const binary = /image|font|octet-stream/

/** The addresses of the scripts and style sheets that a page of the site names. */
export const filesOf = (html: string): readonly string[] =>
  html.match(/[^"]*\/assets\/[^"]+\.(?:js|css)(?=")/g) ?? []

/**
 * True for a whole response of the site itself, which alone may be cached. False for errors, redirects,
 * parts, and the answers of a captive portal, a proxy or a wrongly configured host.
 */
export async function isOwnResponse(url: string, response: Response): Promise<boolean> {
  const [, extension = 'html'] = /\.([a-z0-9]+)$/i.exec(withoutParts(url)) ?? []
  const isOwnType = (types[extension] ?? binary).test(response.headers.get('content-type') ?? '')
  if (response.status !== 200 || response.type !== 'basic' || response.redirected || !isOwnType)
    return false
  if (extension !== 'html') return (await response.clone().blob()).size > 0
  const html = await response.clone().text()
  return filesOf(html).length > 0 && html.includes('</html>')
}

/** True if all scripts and style sheets of a cached page are cached. The files of an old build may be gone. */
export async function isComplete(page: Response): Promise<boolean> {
  const cache = await caches.open(cacheNames.files)
  const files = filesOf(await page.clone().text()).map((name) => cache.match(name))
  return (await Promise.all(files)).every(Boolean)
}
