import type { IslandElement } from '#components/islands/hydrate-island.tsx'
import { served, startAt } from './intents.ts'

/** How long a form waits for the island's script before the browser checks and sends it itself. */
const submitTimeoutMs = 10_000

/** True while a button is pressed again, now that its script is there. */
let isReplaying = false

/** The buttons whose form waits. A second press would send it twice. */
const waiting = new WeakSet<Element>()

/**
 * Holds a click on a button that isn't hydrated yet and replays it afterwards; until then the loading
 * bar shows. If the script can't be loaded, the replay triggers the browser's default action. Enter in a
 * field clicks the button that submits: only the script trims fields, and refuses them in the language
 * of the page.
 */
function holdClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  // Safari 16 has no popovers: this opens the panel (header.css).
  if (button?.matches('[popovertarget]') && button.popover === undefined)
    button.setAttribute('aria-expanded', `${button.getAttribute('aria-expanded') !== 'true'}`)
  const live = button?.closest<IslandElement>(served)
  if (!button || !live || live.live || isReplaying) return
  event.preventDefault()
  event.stopPropagation()
  if (waiting.has(button)) return
  const isSubmit = button.type === 'submit'
  if (isSubmit) waiting.add(button)
  const root = document.documentElement
  root.toggleAttribute('data-loading', true)
  const again = () => {
    if (isSubmit && !waiting.delete(button)) return
    root.toggleAttribute('data-loading', false)
    isReplaying = true
    button.click()
    isReplaying = false
  }
  startAt(live).then(again, again)
  if (isSubmit) setTimeout(again, submitTimeoutMs)
}

let last: MouseEvent | undefined

/** The last click in the document, even if the shell wasn't there yet (follow-links.ts). */
export const lastClick = (): MouseEvent | undefined => last

/** Holds clicks that come before the script that answers them. */
export function holdEarlyEvents(): void {
  addEventListener('click', (event) => (last = event))
  // The browser may keep the page as it is for Back.
  addEventListener('pagehide', () => {
    last = undefined
    document.querySelector<HTMLElement>('[popover]')?.hidePopover?.()
    document.querySelector<HTMLElement>('[popovertarget][aria-expanded=true]')?.click()
  })
  document.addEventListener('click', holdClick, true)
}
