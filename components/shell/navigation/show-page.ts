import { fieldsOf } from '#components/browser/drafts.ts'
import { pageHead, type Page } from '#components/browser/page.ts'
import { href } from '#components/href.ts'
import { prefersReducedMotion } from '#components/browser/hooks.ts'

/**
 * Returns a function that replaces the visible page. The page is cloned right away: during the
 * fade, rendering is paused until the function returns.
 */
export function preparePage(main: HTMLElement, page: Page): () => void {
  const content = document.importNode(page.main, true)
  return () => {
    document.title = page.title
    for (const old of pageHead(document)) old.remove()
    document.head.append(...page.head.map((element) => element.cloneNode(true)))
    document.documentElement.lang = main.lang = page.lang
    main.replaceChildren(content)
    leadToVersions(page.head)
    const around = '#_root > :is(header, footer) [data-whatsapp]'
    for (const link of document.querySelectorAll<HTMLAnchorElement>(around))
      link.href = page.whatsApp ?? link.href
  }
}

/** Leads the links to other languages to the page itself, if the page is there (Head.tsx), else to Home. */
function leadToVersions(head: Page['head']): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-version]')) {
    const same = head.find((element) => element.matches(`[hreflang=${link.hreflang}]`))
    const address = same?.getAttribute('href')
    link.href = address ? new URL(address).pathname : (link.dataset['version'] ?? '')
  }
}

/** Half of a fade, in milliseconds. */
const duration = 300

/**
 * Changes the page with a view transition (transitions.css), or by the opacity of `main` in browsers
 * without View Transitions. With reduced motion or in a hidden tab, changes it at once.
 */
export async function fade(main: HTMLElement, change: () => void): Promise<void> {
  if (prefersReducedMotion() || document.hidden) {
    change()
  } else if ('startViewTransition' in document) {
    const transition = document.startViewTransition(change)
    // They reject when another navigation overtakes this one. The change still happens.
    transition.ready.catch(() => {})
    transition.finished.catch(() => {})
    await transition.updateCallbackDone
  } else {
    await main.animate({ opacity: [1, 0] }, { duration }).finished
    change()
    main.animate({ opacity: [0, 1] }, { duration })
  }
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

/** The links to a page or to a part of it. One in a closed row can't take focus. */
const linksTo = (path: string, main: HTMLElement) => {
  const link = `a:is([href="${path}"], [href^="${path}#"]):not(details:not([open]) *)`
  return [...main.querySelectorAll<HTMLElement>(link)]
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom > top && bottom <= innerHeight
}

/**
 * Scrolls to the #fragment or position, and focuses its form, after Back the link to the page that was
 * left, the target, or the page's heading.
 */
export function scrollAndFocus(
  main: HTMLElement,
  hash: string,
  scrollTop: number | undefined,
  left?: string,
): void {
  const target = fragmentTarget(hash)
  // As the browser does for a #fragment. After Back, the row is open that the visitor left.
  const row = target?.closest('details')
  if (row && left === undefined) row.open = true
  const place = row ?? target
  if (place && scrollTop === undefined) place.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: scrollTop ?? 0, behavior: 'instant' })
  const field = scrollTop === undefined ? fieldToFillIn(hash) : undefined
  const links = left ? linksTo(href(left), main) : []
  // Many pages end with a call to action, which leads to a #fragment.
  const link = links.find(isInView) ?? links.find((each) => !each.matches('[href*="#"]'))
  const shown = row?.open === false ? null : target
  const focused = field ?? link ?? shown ?? main.querySelector('h1') ?? main
  if (focused.tabIndex < 0) focused.tabIndex = -1
  // For a moment after the panel closes, the page is hidden (header.css) and takes no focus.
  for (const hiding of main.getAnimations()) hiding.finish()
  focused.focus({ preventScroll: !field })
}
