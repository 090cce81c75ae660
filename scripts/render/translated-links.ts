import { base, href } from '#components/href.ts'
import { type Translated, translatedAddress } from '#content/schema/languages.ts'

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
