import type { NavigateFunction } from 'react-router-dom'
import { fieldsOf, restoreDrafts } from '#components/browser/drafts.ts'
import { prefersReducedMotion } from '#components/browser/hooks.ts'
import { buildOf, pageHead, parseDocument, toPage, type Page } from '#components/browser/page.ts'
import { base } from '#components/href.ts'
import { unmountRemovedIslands } from '#components/islands/hydrate-island.tsx'
import { documentStrings } from '#components/strings/browser-strings.ts'
import { languageOfRoute } from '#content/schema/languages.ts'
import { isPagePath } from '#content/schema/routes.ts'
import { closePanel, lastClick } from '../loader/early-clicks.ts'
import { isOfflinePage, keepPage } from '../loader/offline.ts'
import { startParts } from '../loader/page-parts.ts'

/**
 * The client router, in the order of a visit: a link is pressed, its page is fetched, shown with a
 * fade in place of the old one, and gets the scroll position and the focus. Back and Forward join at
 * the fetch. As in the browser, the address changes when the page is there.
 */

/** In development, a page with an error has no `main`, and nothing to navigate. */
const main = document.getElementById('_main') ?? document.body

/** The path of the visible page. The offline page has the path of the page that it replaces. */
let shownPath = isOfflinePage() ? '' : location.pathname

// Links

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** False for a link that downloads a file or opens a new tab. */
const opensHere = (link: HTMLAnchorElement) =>
  !link.hasAttribute('download') && (link.target === '' || link.target === '_self')

/**
 * The route of a link to a page of the site, without the base. Undefined for a link that the browser
 * follows: to another site, a file, a new tab, or another language with its own header and footer.
 */
function linkRoute(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, hash } = link
  const path = `${pathname}/`.startsWith(base) ? pathname.slice(base.length) : '__'
  const isHere = languageOfRoute(`/${path}`) === documentStrings().language
  return origin === location.origin && opensHere(link) && isPagePath(path) && isHere
    ? `/${path}${search}${hash}`
    : undefined
}

/** False for a click that opens a new tab or window, or downloads. */
const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey

/** True once the router has left a page to the browser, which now loads it. */
let isLeft = false

/** True while the browser loads a page: the router's page would be replaced by it. */
function isBeingLeft(): boolean {
  const click = lastClick()
  const link = click && isPlainClick(click) ? linkOf(click) : null
  if (!link || !opensHere(link) || !link.protocol.startsWith('http')) return isLeft
  return link.origin !== location.origin || link.pathname !== location.pathname
}

/** Follows the links to pages of the site, in the header, the page and the footer. */
export function followLinks(navigate: NavigateFunction): () => void {
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) ? linkOf(event) : null
    const route = link ? linkRoute(link) : undefined
    if (!link || route === undefined || isBeingLeft()) return
    event.preventDefault()
    const { href, pathname, hash } = link
    const enter = () => {
      savePlace(link)
      // As in the browser, a link to the current address adds no entry to the history.
      void navigate(route, { replace: href === location.href })
    }
    void visit({ href, pathname, hash, enter })
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

// Pages

/** On slow 3G, a page takes three seconds. */
const timeoutMs = 10_000

/** How long a page stays in memory. A tab that stays open shows the facts of a later deployment. */
const memoryMs = 300_000

const pages = new Map<string, Promise<Page | undefined>>()

async function fetchPage(path: string): Promise<Page> {
  const stop = new AbortController()
  setTimeout(() => stop.abort(), timeoutMs)
  const headers = { accept: 'text/html' }
  const response = await fetch(path, { headers, signal: stop.signal })
  const parsed = parseDocument(await response.text())
  // The not-found page has status 404. The browser handles another build, a captive portal, and a
  // redirect, which changes the address.
  const isOk = (response.ok || response.status === 404) && !response.redirected
  if (!isOk || buildOf(parsed) !== buildOf(document)) throw new Error(path)
  return toPage(parsed)
}

/** The page at a path with the base, from memory or the network; undefined if it can't be loaded. */
function loadPage(path: string): Promise<Page | undefined> {
  const known = pages.get(path)
  if (known) return known
  const page = fetchPage(path).catch(() => void pages.delete(path))
  pages.set(path, page)
  setTimeout(() => pages.delete(path), memoryMs)
  return page
}

/** Empties the memory, for edits in development. */
export const forgetPages = () => pages.clear()

function prefetch(link: HTMLAnchorElement | null): void {
  const { onLine } = navigator
  if (link && onLine && link.pathname !== shownPath && linkRoute(link)) void loadPage(link.pathname)
}

// A visit

type Visit = Pick<Location, 'href' | 'pathname' | 'hash'> & {
  /** Changes the address. Back and Forward have changed it before. */
  enter?: () => void
  /** Where the visitor was on the page before. */
  place?: Place | undefined
}

/** Stops the visit that another one overtakes. */
let current = new AbortController()

async function visit(to: Visit): Promise<void> {
  current.abort()
  current = new AbortController()
  const { signal } = current
  const isOther = to.pathname !== shownPath
  document.documentElement.toggleAttribute('data-loading', isOther)
  closePanel()
  if (!isOther) {
    to.enter?.()
    arrive(to)
    // The router's changes of the address don't send it. An application ends on a plain visit.
    dispatchEvent(new Event('hashchange'))
    return
  }
  const page = await loadPage(to.pathname)
  if (signal.aborted) return
  document.documentElement.toggleAttribute('data-loading', false)
  if (!page) {
    // It may be of another build, or the browser says what is wrong.
    isLeft = true
    if (to.enter) location.assign(to.href)
    else location.reload()
    return
  }
  await fade(() => {
    if (signal.aborted) return
    to.enter?.()
    showPage(page)
    arrive(to)
    sayTitle()
  })
}

/** Half of a fade, in milliseconds. */
const duration = 300

/**
 * Changes the page with a view transition (transitions.css), or by the opacity of `main` in browsers
 * without View Transitions. With reduced motion or in a hidden tab, changes it at once.
 */
async function fade(change: () => void): Promise<void> {
  if (prefersReducedMotion() || document.hidden) {
    change()
  } else if ('startViewTransition' in document) {
    const transition = document.startViewTransition(change)
    // They reject when another visit overtakes this one. The change still happens.
    transition.ready.catch(() => {})
    transition.finished.catch(() => {})
    await transition.updateCallbackDone
  } else {
    await main.animate({ opacity: [1, 0] }, { duration }).finished
    change()
    main.animate({ opacity: [0, 1] }, { duration })
  }
}

/** Replaces the visible page, and starts its parts. */
export function showPage({ title, lang, head, whatsApp, main: content }: Page): void {
  shownPath = location.pathname
  document.title = title
  for (const old of pageHead(document)) old.remove()
  document.head.append(...head.map((element) => element.cloneNode(true)))
  document.documentElement.lang = main.lang = lang
  main.replaceChildren(document.importNode(content, true))
  leadToVersions(head)
  const around = '#_root > :is(header, footer) [data-whatsapp]'
  for (const link of document.querySelectorAll<HTMLAnchorElement>(around))
    link.href = whatsApp ?? link.href

  unmountRemovedIslands()
  restoreDrafts(main)
  startParts(main)
  if (navigator.serviceWorker?.controller) void keepPage()
}

/** Lets screen readers say the title of a page, unless its heading has the focus, which they say. */
function sayTitle(): void {
  const status = document.querySelector<HTMLElement>('#_main + [role=status]')
  const textContent = document.activeElement?.localName === 'h1' ? '' : document.title
  if (status) Object.assign(status, { lang: main.lang, textContent })
}

/** Leads the links to other languages to the page itself, if the page is there (Head.tsx), else to Home. */
function leadToVersions(head: Page['head']): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-version]')) {
    const same = head.find((element) => element.matches(`[hreflang=${link.hreflang}]`))
    const address = same?.getAttribute('href')
    link.href = address ? new URL(address).pathname : (link.dataset['version'] ?? '')
  }
}

// Scroll position and focus

/** Where a visitor was on a page. Its history entry holds it, for Back, Forward and a reload. */
type Place = {
  /** Scroll position in pixels. */
  top: number
  /** The open rows of accordions, by their index on the page. */
  rows: readonly number[]
  /** The index of the link that was followed. */
  link: number
}

const rowsOf = () => [...main.querySelectorAll('details')]
const linksOf = () => [...main.querySelectorAll('a')]

const savedPlace = (state: unknown): Place | undefined => Object(state)['place']

/** Saves the place of the visible page, unless Back has already changed the address. */
function savePlace(link?: HTMLAnchorElement): void {
  if (shownPath !== location.pathname) return
  const place: Place = {
    top: scrollY,
    rows: rowsOf().flatMap(({ open }, index) => (open ? index : [])),
    link: link ? linksOf().indexOf(link) : (savedPlace(history.state)?.link ?? -1),
  }
  history.replaceState({ ...history.state, place }, '')
}

/** Safari allows a hundred changes of an entry in half a minute. */
const settledMs = 100

let settling: ReturnType<typeof setTimeout> | undefined

function savePlaceSoon(): void {
  clearTimeout(settling)
  settling = setTimeout(savePlace, settledMs)
}

function fragmentTarget(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

/** The first empty field of the form in the section of a #fragment, if it has one. */
export function fieldToFillIn(hash: string) {
  const form = fragmentTarget(hash)?.closest('section')?.querySelector<HTMLElement>('[data-draft]')
  return form && [...fieldsOf(form)].find(({ value, tabIndex }) => !value && tabIndex === 0)
}

/**
 * Scrolls to the #fragment and focuses its form, its target or the page's heading. After Back or
 * Forward, scrolls to where the visitor was, opens the same rows, and focuses the link that was followed.
 */
function arrive({ hash, place }: Pick<Visit, 'hash' | 'place'>): void {
  const target = fragmentTarget(hash)
  const row = target?.closest('details')
  // For form.css: browsers set `:target` only for links that they follow themselves.
  main.toggleAttribute('data-target', Boolean(target && !place))
  if (place) for (const [index, each] of rowsOf().entries()) each.open = place.rows.includes(index)
  // As the browser does for a #fragment.
  else if (row) row.open = true
  if (target && !place) (row ?? target).scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: place?.top ?? 0, behavior: 'instant' })

  const field = place ? undefined : fieldToFillIn(hash)
  const shown = row?.open === false ? null : target
  const focused = field ?? linksOf()[place?.link ?? -1] ?? shown ?? main.querySelector('h1') ?? main
  if (focused.tabIndex < 0) focused.tabIndex = -1
  // For a moment after the panel closes, the page is hidden (header.css) and takes no focus.
  for (const hiding of main.getAnimations()) hiding.finish()
  focused.focus({ preventScroll: !field })
}

/**
 * Prefetches pages, and takes Back, Forward and scroll restoration over from the browser, which would
 * scroll before the page is there.
 */
export function startRouter(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, (event) => prefetch(linkOf(event)), { passive: true })
  prefetch(document.querySelector('a:is(:hover, :focus)'))

  history.scrollRestoration = 'manual'
  addEventListener('scroll', savePlaceSoon)
  document.addEventListener('toggle', savePlaceSoon, true)
  addEventListener('popstate', ({ state }) => {
    clearTimeout(settling)
    const { href, pathname, hash } = location
    void visit({ href, pathname, hash, place: savedPlace(state) })
  })
  addEventListener('pagehide', () => {
    // The browser restores the position of a reload sooner, unless the page of the address never came.
    if (shownPath === location.pathname) history.scrollRestoration = 'auto'
  })
  // The browser may have kept the page as it was.
  addEventListener('pageshow', () => {
    isLeft = false
    history.scrollRestoration = 'manual'
  })
}
