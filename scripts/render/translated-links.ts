import { base, href } from '#components/href.ts'
import { type Translated, translatedAddress } from '#content/schema/languages.ts'
import { absoluteUrl } from '#content/schema/routes.ts'

/** The links and forms that lead to a page of the site: to an address without an extension. */
const toPages = new RegExp(
  String.raw`(<(?:a|form)\b[^>]*? (?:href|action)=")${base}((?:[^".?#/][^".?#]*)?)((?:[?#][^"]*)?")`,
  'g',
)

/**
 * Leads the links of a translated page to pages in its language. A link to one in English has
 * `hreflang`, by which the style sheet of the language says so.
 */
export const translateLinks = (html: string, to: Translated): string =>
  html.replaceAll(toPages, (_, start: string, path: string, end: string) => {
    const address = translatedAddress(`/${path}`, to)
    if (address !== undefined) return `${start}${href(address)}${end}`
    return `${start}${base}${path}${end}${start.startsWith('<a') ? ' hreflang="en"' : ''}`
  })

/**
 * Structured data whose pages are those of a language. What has an `@id`, the institute, is the same in
 * all of them.
 */
export function translateAddresses<T>(data: T, siteUrl: string, to: Translated): T
export function translateAddresses(data: unknown, siteUrl: string, to: Translated): unknown {
  if (Array.isArray(data)) return data.map((each) => translateAddresses(each, siteUrl, to))
  if (typeof data !== 'object' || data === null || '@id' in data) return data
  const home = absoluteUrl(siteUrl, '/')
  const fields = Object.entries(data).map(([name, value]) => {
    const isPage = /^(?:url|item)$/.test(name) && String(value).startsWith(home)
    const address = isPage && translatedAddress(`/${String(value).slice(home.length)}`, to)
    const own = address ? absoluteUrl(siteUrl, address) : translateAddresses(value, siteUrl, to)
    return [name, own] as const
  })
  return Object.fromEntries(fields)
}
