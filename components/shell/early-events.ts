import type { IslandElement } from './page/islands.tsx'

/** How long a submit waits for the island's script before the browser sends the form itself. */
const submitTimeoutMs = 10_000

/** Loads the shell and hydrates an island. Rejects if its script can't be loaded. */
type Hydrate = (island: IslandElement) => Promise<unknown>

/**
 * Holds a click or submit on an island that isn't hydrated yet and replays it afterwards. If the
 * script can't be loaded, the replay triggers the browser's default action.
 */
export function holdEarlyEvents(hydrate: Hydrate): void {
  const replaying = new WeakSet<Element>()

  const hold = (event: Event, target: Element, replay: () => void, timeoutMs?: number) => {
    const island = target.closest<IslandElement>('site-island')
    if (!island || island.live || replaying.has(target)) return
    event.preventDefault()
    event.stopPropagation()
    const again = () => {
      replaying.add(target)
      replay()
      replaying.delete(target)
    }
    const timeout = new Promise((resolve) => timeoutMs && setTimeout(resolve, timeoutMs))
    Promise.race([hydrate(island), timeout]).then(again, again)
  }

  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button && button.type !== 'submit') hold(event, button, () => button.click())
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (form instanceof HTMLFormElement) {
      hold(event, form, () => form.requestSubmit(event.submitter), submitTimeoutMs)
    }
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('submit', onSubmit, true)
}
