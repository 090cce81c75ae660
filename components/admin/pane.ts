import type { Note, Preview } from './messages.ts'
import { openPageFrame } from './page-frame.ts'

/** The widths of the page in CSS pixels. */
const widths = { Phone: 390, Wide: 1280 }

const leftForLater =
  'Spelling, the files of pictures and the history are checked once you send your proposal.'

/** The language whose page is shown in a pane; `_default` on a site without translations. */
export const languageOf = ({ ownerDocument }: HTMLElement): string =>
  ownerDocument.defaultView?.frameElement?.closest('[data-locale]')?.getAttribute('data-locale') ??
  '_default'

/** Opens the form at a field, by the message with which the editor itself does so. */
function openField(locale: string, keyPath: string) {
  const message = { type: 'highlight-editor-field', payload: { locale, keyPath } }
  window.postMessage(message, location.origin)
}

/** Types the text of a fix into its fields, once the form shows them. */
function fix(locale: string, texts: Readonly<Record<string, string>>) {
  for (const [keyPath, text] of Object.entries(texts)) {
    openField(locale, keyPath)
    setTimeout(() => {
      const field = document.querySelector(
        `[data-mode=edit][data-locale="${locale}"] .field[data-key-path="${CSS.escape(keyPath)}"]`,
      )
      const input = field?.querySelector<HTMLInputElement | HTMLTextAreaElement>('textarea, input')
      if (!input) return
      input.value = text
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }, 200)
  }
}

const stateWords = {
  'as typed': '',
  earlier: 'The page shows an earlier state: the present one can’t be read.',
  completed: 'On the page, neutral words stand for what is missing.',
  none: 'The page appears once the faults are gone.',
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** What stands beside a form: what the check says, and the page. `onPlace` is called with the label of another place. */
export function openPane(root: HTMLElement, onPlace: (label: string) => void) {
  const { ownerDocument } = root
  function add<K extends keyof HTMLElementTagNameMap>(
    parent: Element,
    name: K,
    attributes: Readonly<Record<string, string>> = {},
    text = '',
  ): HTMLElementTagNameMap[K] {
    const element = ownerDocument.createElement(name)
    for (const [attribute, value] of Object.entries(attributes))
      element.setAttribute(attribute, value)
    element.textContent = text
    parent.append(element)
    return element
  }

  const bar = add(root, 'div', { class: 'bar' })
  const select = add(bar, 'select', { 'aria-label': 'Where visitors see it' })
  select.addEventListener('change', () => onPlace(select.value))
  const buttons = Object.entries(widths).map(([name, width]) => {
    const button = add(bar, 'button', { type: 'button' }, name)
    button.addEventListener('click', () => setWidth(width))
    return { button, width }
  })
  const check = add(root, 'section', { 'aria-label': 'What the check says' })
  const status = add(check, 'p', { role: 'status' }, 'Reading the site…')
  const list = add(check, 'ul')
  add(check, 'p', { class: 'small' }, leftForLater)
  const result = add(root, 'p', { class: 'result' })
  const box = add(root, 'div', { class: 'box' })
  const frame = add(box, 'iframe', { title: 'The page', sandbox: 'allow-same-origin' })
  const showPage = openPageFrame(frame)

  let shownWidth = widths.Phone
  function fit() {
    const scale = Math.min(1, box.clientWidth / shownWidth)
    frame.style.width = `${shownWidth}px`
    frame.style.height = `${box.clientHeight / scale}px`
    frame.style.transform = `scale(${scale})`
  }
  function setWidth(width: number) {
    shownWidth = width
    for (const each of buttons)
      each.button.setAttribute('aria-pressed', String(each.width === width))
    fit()
  }
  setWidth(widths.Phone)
  new ResizeObserver(fit).observe(box)

  function addNote({ severity, label, field, message, hint, fixed }: Note) {
    const item = add(list, 'li', { 'data-severity': severity })
    if (field === undefined) add(item, 'b', {}, label)
    else {
      const button = add(item, 'button', { type: 'button' }, label)
      button.addEventListener('click', () => openField(languageOf(root), field))
    }
    add(item, 'span', {}, ` ${message} `)
    if (hint !== undefined) add(item, 'span', { class: 'small' }, hint)
    if (fixed)
      add(item, 'button', { type: 'button' }, 'Fix').addEventListener('click', () =>
        fix(languageOf(root), fixed),
      )
  }

  return ({ notes, places, shown, failure }: Preview) => {
    const errors = notes.filter(({ severity }) => severity === 'error')
    const warnings = notes.filter(({ severity }) => severity === 'warning')
    const found = `${counted(errors.length, 'fault')}, ${counted(warnings.length, 'warning')}`
    status.textContent = failure ?? `${found}. ${stateWords[shown?.state ?? 'none']}`.trim()
    list.replaceChildren()
    for (const note of [...errors, ...warnings]) addNote(note)
    select.replaceChildren()
    for (const { label } of places) add(select, 'option', { value: label }, label)
    select.value = shown?.place.label ?? ''
    root.toggleAttribute('data-shown', shown !== undefined)
    if (!shown) return undefined
    const { anchor, link } = shown.place
    result.hidden = anchor !== undefined || link !== undefined
    const page = new DOMParser().parseFromString(shown.html, 'text/html')
    const metaOf = (kind: string) => page.querySelector<HTMLMetaElement>(`meta[${kind}]`)?.content
    result.replaceChildren()
    add(result, 'span', { class: 'small' }, 'In search results: ')
    add(result, 'b', {}, page.title)
    add(result, 'span', {}, ` ${metaOf('name=description') ?? ''}`)
    add(result, 'br')
    add(result, 'span', { class: 'small' }, 'On the picture of a shared link: ')
    add(result, 'b', {}, page.querySelector('h1')?.textContent)
    add(result, 'span', {}, ` ${metaOf('property="og:site_name"') ?? ''}`)
    return showPage(shown)
  }
}
