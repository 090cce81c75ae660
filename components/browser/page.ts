/** A page of the site, read from its own HTML file. */
export type Page = {
  title: string
  /** The elements of its head that change from page to page. */
  head: readonly Element[]
  /** What stands inside its `<main>`. */
  main: DocumentFragment
  found: boolean
}

let policy: ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']> | undefined

/** What the site itself wrote, under one named policy so that the page can require Trusted Types. */
function sitePolicy() {
  const rules = { createHTML: (own: string) => own, createScriptURL: (own: string) => own }
  policy ??= window.trustedTypes?.createPolicy('site', rules)
  return policy
}

// TypeScript knows no trusted types; where there are any, the policy's values are of them.
const trusted = (html: string): string => sitePolicy()?.createHTML(html) ?? html

/** The address of a script of the site's own, for the service worker. */
export const trustedScriptUrl = (url: string): string => sitePolicy()?.createScriptURL(url) ?? url

/**
 * Which build of the client a document belongs to: the addresses of its script and style sheet,
 * whose names hold the hash of all they bring. '' if the document is not one of this site's.
 */
export const buildOf = (document: Document): string =>
  [...document.querySelectorAll('script[type=module][src], link[rel=stylesheet]')]
    .map((asset) => asset.getAttribute('src') ?? asset.getAttribute('href'))
    .join(' ')

/** Elements of the head that belong to one page. */
export const pageHead = (document: Document) => document.head.querySelectorAll('[data-page]')

/** Parses an HTML file of this site. */
export const parseDocument = (html: string): Document =>
  new DOMParser().parseFromString(trusted(html), 'text/html')

/** Whether a document is the not-found page, on whatever address it stands. */
export const isNotFound = (document: Document) =>
  document.querySelector('meta[name=status][content="404"]') !== null

/** Whether a document stands in for a page that cannot be had offline. */
export const isOfflinePage = (document: Document) =>
  document.querySelector('meta[name=status][content=offline]') !== null

/** Takes a parsed file apart. */
export function toPage(parsed: Document): Page {
  const main = document.createDocumentFragment()
  main.append(...(parsed.getElementById('main')?.childNodes ?? []))
  return {
    title: parsed.title,
    // Its structured data stays out: Trusted Types stop a copied script, and robots load the file.
    head: [...pageHead(parsed)].filter((element) => element.localName !== 'script'),
    main,
    found: !isNotFound(parsed),
  }
}
