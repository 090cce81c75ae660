import type { IslandElement } from '#components/islands/hydrate-island.tsx'
import { startIsland, startShell } from './intents.ts'

/** How long a submit waits for the island's script before the browser sends the form itself. */
const submitTimeoutMs = 10_000

/** What is being pressed again, now that its script is there. */
const replaying = new WeakSet<Element>()

/**
 * Holds a click or submit on something that isn't hydrated yet and replays it afterwards. If the
 * script can't be loaded, the replay triggers the browser's default action.
 */
function hold(event: Event, target: Element, replay: () => void, timeoutMs?: number): void {
  const live = target.closest<IslandElement>('site-island, #_root > header')
  if (!live || live.live || replaying.has(target)) return
  event.preventDefault()
  event.stopPropagation()
  // In a later task: a form ignores a second submit while it handles the first.
  const again = () =>
    setTimeout(() => {
      replaying.add(target)
      replay()
      replaying.delete(target)
    })
  const start =
    live.localName === 'site-island' ? startIsland(live) : startShell().then(({ live }) => live)
  const timeout = new Promise((resolve) => timeoutMs && setTimeout(resolve, timeoutMs))
  Promise.race([start, timeout]).then(again, again)
}

function holdClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  // The browser itself submits forms and opens the panel, but Safari 16 has no popovers.
  if (!button || button.type === 'submit') return
  if ('popover' in button && button.matches('[popovertarget]')) return
  hold(event, button, () => button.click())
}

function holdSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement)) return
  const again = () => (submitter ? submitter.click() : form.requestSubmit())
  hold(event, form, again, submitTimeoutMs)
}

let last: MouseEvent | undefined

/** The last click in the document, even if the shell wasn't there yet (follow-links.ts). */
export const lastClick = (): MouseEvent | undefined => last

/** Holds clicks and submits that come before the script that answers them. */
export function holdEarlyEvents(): void {
  addEventListener('click', (event) => (last = event))
  // The browser may keep the page as it is for Back.
  addEventListener('pagehide', () => {
    last = undefined
    document.querySelector<HTMLElement>('[popover]')?.hidePopover?.()
  })
  document.addEventListener('click', holdClick, true)
  document.addEventListener('submit', holdSubmit, true)
}
