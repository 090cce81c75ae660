import { base } from '#components/href.ts'
import './for-writers.css'

/** A diagnostic of the content, as the development server sends it. */
export type ContentNote = {
  readonly isFault: boolean
  /** `content/programs/x.mdx:7:3` */
  readonly place: string
  readonly words: string
  readonly frame: string
  readonly hint: string
}

function element(name: string, text = '', ...children: readonly Node[]) {
  const made = document.createElement(name)
  made.append(text, ...children)
  return made
}

function openInEditor(place: string) {
  const button = element('button', place)
  button.title = 'Open in the editor'
  const address = `${base}__open-in-editor?file=${encodeURIComponent(place)}`
  button.addEventListener('click', () => void fetch(address).catch(console.error))
  return button
}

function listOf(notes: readonly ContentNote[]) {
  const items = notes.map(({ place, words, frame, hint }) =>
    element(
      'li',
      '',
      openInEditor(place),
      element('strong', words),
      element('pre', frame),
      element('p', hint),
    ),
  )
  return element('ol', '', ...items)
}

const headed = (count: number, word: string, explanation: string) => [
  element('h2', `${count} ${word}${count === 1 ? '' : 's'}`),
  element('p', explanation),
]

/** Faults cover the page until they are fixed; warnings wait in a corner until they are opened. */
function show(notes: readonly ContentNote[]) {
  const before = document.querySelector('#_content-notes')
  const [faults, warnings] = [true, false].map((kind) =>
    notes.filter(({ isFault }) => isFault === kind),
  )
  const wasOpen = before?.querySelector('details')?.open ?? false
  before?.remove()
  if (!faults || !warnings || notes.length === 0) return
  const box = element('aside')
  box.id = '_content-notes'
  if (faults.length > 0) {
    box.className = 'faults'
    const words = 'The page shows your text again when this is fixed. Change the file and save it.'
    box.append(...headed(faults.length, 'fault', words), listOf(faults))
  }
  if (warnings.length > 0) {
    const count = `${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}`
    const words = 'Look at these places again. A warning stops nothing.'
    const details = document.createElement('details')
    details.open = wasOpen
    details.append(element('summary', count), element('p', words), listOf(warnings))
    box.append(details)
  }
  document.body.append(box)
}

/** Listens to the development server (scripts/serve/dev/live-content.ts). */
export function listenForNotes(hot: NonNullable<ImportMeta['hot']>): void {
  hot.on('content:notes', show)
  hot.send('notes:ready')
}
