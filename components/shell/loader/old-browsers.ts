/**
 * Replaces two features that Chromium before 120, Safari before 17.2 and Firefox before 130 lack. No
 * other browser loads this module.
 */

/** Closes the other rows of an accordion when one opens, as `<details name>` does. */
function closeOtherRows({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return
  for (const row of target.closest('.accordion')?.querySelectorAll('details') ?? [])
    if (row !== target) row.open = false
}

const panelButton = () => document.querySelector<HTMLElement>('.panel-button')

const isPanelOpen = () => document.documentElement.hasAttribute('data-menu')

/** Opens or closes the mobile panel where popovers are missing (header.css). */
function showPanel(isOpen: boolean): void {
  document.documentElement.toggleAttribute('data-menu', isOpen)
  panelButton()?.setAttribute('aria-expanded', `${isOpen}`)
}

/** Opens or closes the mobile panel if its button is the target of a click. */
function togglePanel(event: Event | undefined): void {
  const isPressed = event?.target instanceof Element && event.target.closest('.panel-button')
  showPanel(isPressed ? !isPanelOpen() : isPanelOpen())
}

/** Starts the replacements. `early` is the last click before this module was there. */
export function replaceFeatures(early: Event | undefined): void {
  document.addEventListener('toggle', closeOtherRows, true)
  if ('popover' in HTMLElement.prototype) return
  Object.assign(HTMLElement.prototype, { hidePopover: () => showPanel(false) })
  togglePanel(early)
  addEventListener('click', togglePanel)
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isPanelOpen()) return
    showPanel(false)
    panelButton()?.focus()
  })
}
