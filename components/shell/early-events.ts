import type { IslandElement } from './page/islands.tsx'

/** Milliseconds that a form may wait for its script. */
const patience = 10_000

/** Brings the shell and hydrates one island; rejects or stays undefined when it cannot come. */
export type Wake = (island: IslandElement) => Promise<unknown>

/**
 * A press or a submit on an island that is not hydrated yet is held, and done again once it is.
 * If the script cannot come, the browser then does what it would have done without it; a form is
 * not left waiting for a script that is never answered.
 */
export function holdEarlyEvents(wake: Wake): void {
  const replaying = new WeakSet<Element>()

  const hold = (event: Event, target: Element, replay: () => void, limit?: number) => {
    const island = target.closest<IslandElement>('site-island')
    if (!island || island.live || replaying.has(target)) return
    event.preventDefault()
    event.stopPropagation()
    const again = () => {
      replaying.add(target)
      replay()
      replaying.delete(target)
    }
    const late = new Promise((resolve) => limit && setTimeout(resolve, limit))
    Promise.race([wake(island), late]).then(again, again)
  }

  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button && button.type !== 'submit') hold(event, button, () => button.click())
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (form instanceof HTMLFormElement) {
      hold(event, form, () => form.requestSubmit(event.submitter), patience)
    }
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('submit', onSubmit, true)
}
