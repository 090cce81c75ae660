import type { IslandElement } from '#components/islands/hydrate-island.tsx'
import { served, startAt } from './intents.ts'

/** How long a press waits for its script. Then the browser does what it can, such as sending a form. */
const timeoutMs = 10_000

/** The buttons whose press waits. A second press would send a form twice. */
const waiting = new Set<Element>()

/** The button that is pressed again, now that its script is there. */
let replayed: Element | undefined

/**
 * Holds a press of a button that isn't hydrated yet, and repeats it afterwards; until then the loading
 * bar shows. Enter in a field presses the button that submits: only the script trims fields, and refuses
 * them in the language of the page.
 */
function holdClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  const part = button?.closest<IslandElement>(served)
  if (!button || !part || part.live || button === replayed) return
  event.preventDefault()
  event.stopPropagation()
  if (waiting.has(button)) return
  waiting.add(button)
  const root = document.documentElement
  root.toggleAttribute('data-loading', true)
  const repeat = () => {
    if (!waiting.delete(button)) return
    root.toggleAttribute('data-loading', false)
    replayed = button
    button.click()
    replayed = undefined
  }
  startAt(part).then(repeat, repeat)
  setTimeout(repeat, timeoutMs)
}

let last: MouseEvent | undefined

/** The last click in the document, even if the router wasn't there yet (router.ts). */
export const lastClick = (): MouseEvent | undefined => last

/** Closes the mobile panel. */
export const closePanel = (): void => document.querySelector<HTMLElement>('.panel')?.hidePopover?.()

/** Holds clicks that come before the script that answers them. */
export function holdEarlyClicks(): void {
  addEventListener('click', (event) => (last = event))
  // The browser may keep the page as it is for Back.
  addEventListener('pagehide', () => {
    last = undefined
    closePanel()
  })
  document.addEventListener('click', holdClick, true)
}
