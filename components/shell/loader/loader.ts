import { trackDrafts } from '#components/browser/drafts.ts'
import { carryInquiries } from '#components/islands/contact/draft.ts'
import { holdEarlyClicks, lastClick } from './early-clicks.ts'
import { addLink } from './fetch-then-run.ts'
import { listenForIntents, soon, startOnSecondPage, startShell } from './intents.ts'
import { registerWorker, reloadWhenServed } from './offline.ts'
import { showOpenNow } from './open-now.ts'
import { removeFailedImage, startParts } from './page-parts.ts'
import { holdPressedRows } from './pressed-row.ts'

/**
 * The only script of a page that is read. It makes the most of the HTML, and starts React, the
 * router and the islands at the first sign that a visitor wants to use them (intents.ts).
 */

const root = document.documentElement

/** `data-scrolled` gives the header its scrolled state after 50 px. */
const updateScrolled = () => root.toggleAttribute('data-scrolled', scrollY > 50)

/** React, the router, and the shell with the islands: fetched at once, run one after another (fetch-then-run.ts). */
const loadShell = () =>
  Promise.all([import('./react.ts'), import('./router.ts'), import('../start.tsx')]).then(
    ([, , start]) => start,
  )

/** Scrolls to the place that the router has stored in the history entry, unless the browser does. */
function restoreScroll(): void {
  const top: number | undefined = history.state?.place?.top
  if (top !== undefined && history.scrollRestoration === 'manual')
    scrollTo({ top, behavior: 'instant' })
}

function start(): void {
  listenForIntents(loadShell)
  holdEarlyClicks()
  holdPressedRows()
  trackDrafts()
  carryInquiries()
  startParts(document)
  restoreScroll()

  // After a reload, Back leads to an entry of the router within this document.
  const { pathname } = location
  addEventListener('popstate', () => {
    if (root.hasAttribute('data-shell')) return
    if (location.pathname === pathname) restoreScroll()
    else location.reload()
  })

  addEventListener('scroll', updateScrolled)
  addEventListener('error', (event) => removeFailedImage(event.target), true)
  // The office may have closed since the page was read.
  addEventListener('visibilitychange', () => showOpenNow(document))

  addEventListener('load', () =>
    requestAnimationFrame(() => {
      // Nothing fades or moves before the page is drawn (base.css).
      root.toggleAttribute('data-drawn', true)
      // In the document's head, the manifest would delay the first paint.
      const { lang } = document.getElementById('_root') ?? root
      addLink('manifest', lang === 'ne' ? 'site.ne.webmanifest' : 'site.webmanifest')
      // A reload restores the position. Before the page is drawn, reading it would force a layout.
      updateScrolled()
      startOnSecondPage()
      // Later, so that reading offline costs the first visit nothing.
      setTimeout(soon, 3000, registerWorker)
    }),
  )
  // In development, the shell shows edits.
  if (import.meta.hot) void startShell()

  void reloadWhenServed()
  if (!('name' in HTMLDetailsElement.prototype))
    void import('./old-browsers.ts').then((old) => old.replaceFeatures(lastClick()))
}

// A browser without cascade layers shows the plain page (styles/plain.css), without scripts.
if (CSS.supports('color', 'revert-layer')) start()
