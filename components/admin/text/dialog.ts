import { add } from '#components/browser/dom.ts'
import type { Offered, Question } from '../format.ts'

/** Asks for some texts in a dialog, and suggests `pages` for an address. Undefined if it is closed. */
export function ask(
  title: string,
  questions: readonly Question[],
  pages: Offered['pages'],
): Promise<Readonly<Record<string, string>> | undefined> {
  const dialog = add(document.body, 'dialog', { className: 'text-dialog', ariaLabel: title })
  const form = add(dialog, 'form', { method: 'dialog' })
  add(form, 'h2', { textContent: title })
  for (const {
    name,
    label,
    hint = '',
    value = '',
    isRequired = false,
    type = 'text',
  } of questions) {
    const field = add(form, 'label', { textContent: label })
    const input =
      type === 'long'
        ? add(field, 'textarea', { rows: 3 })
        : add(field, 'input', { type: type === 'address' ? 'text' : type, autocomplete: 'off' })
    Object.assign(input, { name, value, required: isRequired })
    // The dialog focuses the first field with this attribute.
    input.autofocus = value === ''
    if (type === 'address') {
      const suggestions = add(form, 'datalist', { id: 'site-pages' })
      suggestions.append(...pages.map((page) => new Option(page.title, page.address)))
      input.setAttribute('list', suggestions.id)
    }
    if (type === 'number') Object.assign(input, { min: 1, max: 20 })
    if (hint === '') continue
    const { id } = add(form, 'small', { id: `text-dialog-${name}`, textContent: hint })
    input.setAttribute('aria-describedby', id)
  }
  const buttons = add(form, 'p')
  add(buttons, 'button', { type: 'button', textContent: 'Cancel', onclick: () => dialog.close() })
  add(buttons, 'button', { textContent: 'Insert', value: 'insert' })
  // The keys of the editor, such as Escape to leave a form, are not for the dialog.
  dialog.addEventListener('keydown', (event) => event.stopPropagation())
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const isGiven = dialog.returnValue === 'insert'
      const given = Array.from(new FormData(form), ([name, value]) => [name, String(value).trim()])
      dialog.remove()
      resolve(isGiven ? Object.fromEntries(given) : undefined)
    })
  })
}
