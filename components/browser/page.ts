import { trustedHtml } from './trusted.ts'

/** A page of the site, parsed from its HTML file. */
export type Page = {
  title: string
  lang: string
  /** The elements of `<head>` that belong to this page. */
  head: readonly Element[]
  /** The children of `<main>`, of a document that loads no pictures. */
  main: DocumentFragment
  /** The address of WhatsApp in the footer, which contains the message of a program. */
  whatsApp: string | undefined
}

export const parseDocument = (html: string): Document =>
  new DOMParser().parseFromString(trustedHtml(html), 'text/html')

/** The HTML of an element, for React, which renders a root again if a translator has changed it. */
export const htmlIn = (root: Element, selector: string): string =>
  trustedHtml(root.querySelector(selector)?.innerHTML ?? '')

/**
 * Identifies the client build of a document by the addresses of its script and style sheet, whose
 * names contain hashes. Returns '' for a document of another site.
 */
export const buildOf = (document: Document): string =>
  [...document.querySelectorAll('script[type=module][src], link[rel=stylesheet]')]
    .map((asset) => asset.getAttribute('src') ?? asset.getAttribute('href'))
    .join(' ')

export const pageHead = (document: Document) => document.head.querySelectorAll('[data-page]')

export function toPage(parsed: Document): Page {
  const main = parsed.createDocumentFragment()
  main.append(...(parsed.getElementById('_main')?.childNodes ?? []))
  return {
    title: parsed.title,
    lang: parsed.documentElement.lang,
    // Trusted Types block a copied JSON-LD script, and crawlers load the file itself.
    head: [...pageHead(parsed)].filter((element) => element.localName !== 'script'),
    main,
    whatsApp: parsed.querySelector<HTMLAnchorElement>('footer [data-whatsapp]')?.href,
  }
}
