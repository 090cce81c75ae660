import { pageHead, type Page } from '#components/browser/page.ts'

function showHead(page: Page): void {
  document.title = page.title
  for (const old of pageHead(document)) old.remove()
  document.head.append(...page.head.map((element) => element.cloneNode(true)))
}

/**
 * Gives what puts a fetched page in the place of the one that stands in the document. The copy is
 * made at once, since nothing is drawn from the beginning of the fade until the page is in place.
 */
export function readyToShow(main: HTMLElement, page: Page): () => void {
  const content = page.main.cloneNode(true)
  return () => {
    showHead(page)
    main.replaceChildren(content)
    if (!page.found) console.warn('User attempted to access non-existent route', location.pathname)
  }
}

/**
 * Runs a change of the page inside the fade of 0.3 s out and in (shell.css), where the browser
 * has View Transitions and the visitor has not asked for less motion; at once otherwise.
 */
export async function fade(change: () => void): Promise<void> {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (calm || document.visibilityState === 'hidden' || !('startViewTransition' in document)) {
    change()
    return
  }
  const transition = document.startViewTransition(change)
  // A navigation that overtakes this one rejects them; the change itself still happens.
  transition.ready.catch(() => {})
  transition.finished.catch(() => {})
  await transition.updateCallbackDone
}

/** Opens the row that holds an element, as the browser does for its own fragment navigation. */
const openRow = (element: Element): void => {
  const row = element.closest('details')
  if (row) row.open = true
}

/** The element that a #fragment names, if the page has it. */
function fragmentTarget(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

/** Brings the visitor to where the address leads: its #fragment, or the heading of the page. */
export function arrive(main: HTMLElement, hash: string, scrollTop: number | undefined): void {
  const target = fragmentTarget(hash)
  if (target) openRow(target)
  if (target && scrollTop === undefined) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: scrollTop ?? 0, behavior: 'instant' })
  const focused = target ?? main.querySelector('h1') ?? main
  if (focused.tabIndex < 0) focused.tabIndex = -1
  focused.focus({ preventScroll: true })
}
