import type { WorkboxPlugin } from 'workbox-core'

/** An address without its query and #fragment. */
export const withoutParts = (url: string): string => url.replace(/[?#].*$/, '')

/** The content type of a file by its extension. Addresses without one are pages. */
const types: Readonly<Record<string, RegExp>> = {
  html: /^text\/html/,
  js: /javascript/,
  css: /css/,
  speculationrules: /speculationrules/,
}

/** The content types of pictures and fonts. Some hosts don't know those of new formats. */
const binary = /image|font|octet-stream/

const scriptsAndSheets = /[^"]*\/assets\/[^"]+\.(?:js|css)(?=")/g

/** The addresses of the scripts and style sheets that a page of the site names. */
export const filesOf = async (page: Response): Promise<readonly string[]> =>
  (await page.clone().text()).match(scriptsAndSheets) ?? []

/** True if a page names its files and has its end, without which it was cut short. */
const isWholePage = async (page: Response): Promise<boolean> =>
  (await filesOf(page)).length > 0 && (await page.clone().text()).includes('</html>')

/** True if a response has bytes. Reads no more than the first of them. */
async function hasBytes(response: Response): Promise<boolean> {
  const reader = response.clone().body?.getReader()
  const first = await reader?.read()
  void reader?.cancel()
  return first?.done === false
}

/**
 * True if a response is what the site serves at an address. False for errors, redirects, parts, what
 * is empty or cut short, and for what a captive portal, a proxy or a wrongly configured host answers
 * instead. Only such a response may be cached.
 */
export async function isOwnResponse(url: string, response: Response): Promise<boolean> {
  const [, extension = 'html'] = /\.([a-z0-9]+)$/i.exec(withoutParts(url)) ?? []
  const isOwnType = (types[extension] ?? binary).test(response.headers.get('content-type') ?? '')
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return false
  return isOwnType && (extension === 'html' ? isWholePage(response) : hasBytes(response))
}

/** Caches only the site's own responses, and serves no others that an earlier worker has cached. */
export const ownResponses: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isOwnResponse(request.url, response)) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse: response }) =>
    response && (await isOwnResponse(request.url, response)) ? response : null,
}
