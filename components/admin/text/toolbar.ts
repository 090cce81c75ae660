import { createElement, type IconNode } from 'lucide'
import { add } from '#components/browser/dom.ts'

export type Tool = {
  readonly label: string
  /** The letter that does the same with Ctrl or ⌘. */
  readonly key?: string
  /** The purpose, if the label doesn't say it. */
  readonly hint?: string
  readonly icon?: IconNode
  readonly use: () => void
}

/** Fills a toolbar: one stop of the Tab key, with arrows between its buttons (ARIA's pattern). */
export function fillToolbar(bar: HTMLElement | null, tools: readonly Tool[]): void {
  if (!bar) return
  bar.role = 'toolbar'
  bar.ariaLabel = 'Text'
  const buttons = tools.map(({ label, key, hint = label, icon, use }, index) => {
    const title = key === undefined ? hint : `${hint} (Ctrl+${key})`
    const button = add(bar, 'button', { type: 'button', title, onclick: use })
    if (index > 0) button.tabIndex = -1
    if (icon) {
      button.ariaLabel = label
      button.append(createElement(icon, { 'aria-hidden': 'true', width: 18, height: 18 }))
    } else button.textContent = label
    return button
  })
  bar.addEventListener('focusin', ({ target }) => {
    for (const button of buttons) button.tabIndex = -1
    // Sveltia would focus a button with tabindex="0" in place of the field.
    if (target instanceof HTMLElement) target.removeAttribute('tabindex')
  })
  bar.addEventListener('keydown', (event) => {
    const at = buttons.findIndex((button) => button === document.activeElement)
    const places: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    }
    const next = places[event.key]
    if (next === undefined) return
    event.preventDefault()
    buttons.at(next % buttons.length)?.focus()
  })
}
