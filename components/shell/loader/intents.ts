import { reloadIfOutdated } from '#components/browser/reload-outdated.ts'
import { base } from '#components/href.ts'
import type { IslandElement } from '#components/islands/hydrate-island.tsx'
import { whenInView } from './when-in-view.ts'

/** The shell's script (start.tsx). */
type Shell = { readonly hydrated: (element: IslandElement) => Promise<void> }

let load: () => Promise<Shell>

let started: Promise<Shell> | undefined

/** A script that can't be loaded is asked for again, but not on every move of the pointer. */
const retryMs = 5000

/** Starts the shell, once. Rejects if a script can't be loaded; the page still works as HTML. */
export function startShell(): Promise<Shell> {
  if (!started) {
    started = load().catch(reloadIfOutdated)
    started.catch(() => setTimeout(() => (started = undefined), retryMs))
  }
  return started
}

/** Starts the shell and an island, or the menu of services. Resolves once it is hydrated. */
export const startAt = (element: IslandElement): Promise<void> =>
  startShell().then(({ hydrated }) => hydrated(element))

/** Rows and the panel work without the shell; an island or the menu of services is more with it. */
export const served = 'site-island, .services'

/** Links that the router may follow: to a page, in this tab and in this language. */
const pageLink = `a[href^="${base}"]:not([target], [download], [hreflang], [href*="."])`

/** A pointer that only crosses a link, or a finger that scrolls, leaves it sooner. */
const restMs = 100

let rest: ReturnType<typeof setTimeout> | undefined

/** Starts what a visitor reaches for. A link that is pressed before the router is there is the browser's. */
function onIntent({ type, target }: Event): void {
  clearTimeout(rest)
  if (type === 'pointerout' || type === 'click' || !(target instanceof Element)) return
  const part = target.closest<IslandElement>(served)
  if (part) {
    if (!part.live) startAt(part).catch(console.warn)
  } else if (target.closest(pageLink)) {
    rest = setTimeout(() => startShell().catch(console.warn), restMs)
  }
}

const events = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'pointerout', 'click'] as const

/** Starts the shell, which `loadShell` loads, and the islands at the first sign that a visitor wants to use them. */
export function listenForIntents(loadShell: typeof load): void {
  load = loadShell
  for (const type of events) addEventListener(type, onIntent, true)
}

const savesData = () => navigator.connection?.saveData === true

/** True on a slow or metered connection, where only an intent loads anything. */
const isSlow = (): boolean => savesData() || /2g|3g/.test(navigator.connection?.effectiveType ?? '')

/** Starts the shell when idle on every page that a link of the site led to: this visitor moves. */
export function startOnSecondPage(): void {
  if (document.referrer.startsWith(location.origin + base) && !isSlow()) soon(startShell)
}

/** Starts something when the browser is idle. Safari can't tell. */
export function soon(start: () => Promise<unknown>): void {
  const run = () => void start().catch(console.warn)
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else run()
}

/** True if no part may start by itself: the visitor saves data or prefers reduced motion. */
const isStill = () => savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Starts islands without a touch: carousels that play, as soon as they are in view, and the form
 * that a call to action leads to. Opens the row that the address names.
 */
export function startArrivals(root: ParentNode): void {
  const target = document.getElementById(location.hash.slice(1))
  const arrival = target?.closest('section')
  // A browser that loads a page again restores the position, and leaves the row closed. The visitor may
  // have opened another one by now.
  const row = target?.closest('details')
  if (row) row.open ||= !root.querySelector('details[open]')
  const islands = root.querySelectorAll<IslandElement>('site-island')
  for (const island of islands) {
    if ('plays' in island.dataset && !isStill())
      whenInView(island, () => soon(() => startAt(island)))
    if (arrival?.contains(island)) soon(() => startAt(island))
  }
}
