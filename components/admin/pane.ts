import { add } from '#components/browser/dom.ts'
import type { Note, LivePage } from './messages.ts'
import { rowsOfLines } from './lines.ts'
import { openPageFrame } from './page-frame.ts'

/** The widths of the page in CSS pixels. */
const widths = { Phone: 390, Wide: 1280 }

const leftForLater =
  'Spelling, the files of pictures and the history are checked once you send your proposal.'

/** The language whose page is shown in a pane. */
export const paneLanguage = ({ ownerDocument }: HTMLElement): string =>
  ownerDocument.defaultView?.frameElement?.closest('[data-locale]')?.getAttribute('data-locale') ??
  'en'

type Input = HTMLInputElement | HTMLTextAreaElement

const focus = (input: Input) => input.focus()

/**
 * Opens the form at a field, by the message with which the editor itself does so, and gives `use` its
 * input. The editor renders a field once it is in sight, so the form scrolls until the field is there.
 */
function openField(locale: string, keyPath: string, use?: (input: Input) => void, tries = 50) {
  const form = `[data-mode=edit][data-locale="${locale}"]`
  const names = keyPath.split('.')
  const around = names.map((_, index) => names.slice(0, index + 1).join('.'))
  const [field, ...groups] = around
    .map((path) => document.querySelector(`${form} .field[data-key-path="${CSS.escape(path)}"]`))
    .toReversed()
  const rows = groups[0]?.querySelectorAll<Input>(rowsOfLines)
  const row = rows?.[Number(names.at(-1))]
  const input = row ?? field?.querySelector<Input>('textarea, input')
  const message = {
    type: 'highlight-editor-field',
    payload: { locale, keyPath: row ? names.slice(0, -1).join('.') : keyPath },
  }
  window.postMessage(message, location.origin)
  if (input && (use || row)) setTimeout(use ?? focus, 200, input)
  else if (tries > 0 && (use || !field)) {
    const nearest = field ?? groups.find((each) => each) ?? document.querySelector(form)
    const next = nearest?.querySelector('.placeholder') ?? nearest
    next?.scrollIntoView()
    setTimeout(openField, 100, locale, keyPath, use, tries - 1)
  }
}

/** Types the texts of a fix into their fields, so that Ctrl+Z takes them back. */
function fix(locale: string, texts: Readonly<Record<string, string>>) {
  for (const [keyPath, text] of Object.entries(texts)) {
    openField(locale, keyPath, (input) => {
      input.focus()
      input.select()
      document.execCommand('insertText', false, text)
    })
  }
}

/** Selects a line of the text. */
function showLine(locale: string, line: number) {
  openField(locale, 'body', (input) => {
    const lines = input.value.split('\n')
    const start = lines.slice(0, line).join('\n').length + Math.min(line, 1)
    input.setSelectionRange(start, start + (lines[line]?.length ?? 0))
    // Browsers scroll to a selection when its field gets the focus.
    input.blur()
    input.focus()
  })
}

const stateWords = {
  'as typed': '',
  earlier: 'The page shows an earlier state, because the present one can’t be read.',
  completed: 'On the page, neutral words stand for what is missing.',
  none: 'The page appears once the faults are gone.',
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** Opens the pane beside a form, with the check and the page. Calls `onPlace` with the label of a chosen place. */
export function openPane(root: HTMLElement, onPlace: (label: string) => void) {
  const bar = add(root, 'div', { className: 'bar' })
  const select = add(bar, 'select', {
    ariaLabel: 'Where visitors see it',
    onchange: () => onPlace(select.value),
  })
  const buttons = Object.entries(widths).map(([textContent, width]) => ({
    button: add(bar, 'button', { textContent, onclick: () => setWidth(width) }),
    width,
  }))
  const check = add(root, 'section', { ariaLabel: 'What the check says' })
  const status = add(check, 'p', { role: 'status', textContent: 'Reading the site…' })
  const list = add(check, 'ul')
  add(check, 'p', { className: 'small', textContent: leftForLater })
  const result = add(root, 'div', { className: 'result' })
  const box = add(root, 'div', { className: 'box' })
  const frame = add(box, 'iframe', { title: 'The page' })
  frame.setAttribute('sandbox', 'allow-same-origin')
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
    for (const each of buttons) each.button.ariaPressed = String(each.width === width)
    fit()
  }
  setWidth(widths.Phone)
  new ResizeObserver(fit).observe(box)

  function addNote({ severity, label, language, field, line, message, hint = '', fixed }: Note) {
    const item = add(list, 'li', { className: severity })
    const locale = language ?? paneLanguage(root)
    const open = (path: string) =>
      line === undefined ? openField(locale, path) : showLine(locale, line)
    if (field === undefined) add(item, 'b', { textContent: label })
    else add(item, 'button', { textContent: label, onclick: () => open(field) })
    item.append(` ${message} `)
    add(item, 'span', { className: 'small', textContent: hint })
    if (fixed) add(item, 'button', { textContent: 'Fix', onclick: () => fix(locale, fixed) })
  }
  function addResult(where: string, title = '', words = '') {
    const line = add(result, 'div')
    add(line, 'span', { className: 'small', textContent: `${where}: ` })
    add(line, 'b', { textContent: title })
    line.append(` ${words}`)
  }

  return ({ notes, places, shown, failure }: LivePage) => {
    const errors = notes.filter(({ severity }) => severity === 'error')
    const warnings = notes.filter(({ severity }) => severity === 'warning')
    const found = `${counted(errors.length, 'fault')}, ${counted(warnings.length, 'warning')}`
    const words = failure ?? `${found}. ${stateWords[shown?.state ?? 'none']}`.trim()
    // A screen reader would read the same words again after each key.
    if (status.textContent !== words) status.textContent = words
    list.replaceChildren()
    for (const note of [...errors, ...warnings]) addNote(note)
    select.replaceChildren(...places.map(({ label }) => new Option(label)))
    select.value = shown?.place.label ?? ''
    root.toggleAttribute('data-shown', shown !== undefined)
    if (!shown) return undefined
    const { anchor, link } = shown.place
    result.hidden = anchor !== undefined || link !== undefined
    const page = new DOMParser().parseFromString(shown.html, 'text/html')
    const metaOf = (kind: string) => page.querySelector<HTMLMetaElement>(`meta[${kind}]`)?.content
    result.replaceChildren()
    addResult('In search results', page.title, metaOf('name=description'))
    const heading = page.querySelector('h1')?.textContent
    addResult('On the picture of a shared link', heading, metaOf('property="og:site_name"'))
    return showPage(shown, page)
  }
}
