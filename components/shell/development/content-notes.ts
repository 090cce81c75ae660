import { base, href } from '#components/href.ts'
import './for-writers.css'

/** A diagnostic of the content, as the development server sends it. */
export type ContentNote = {
  readonly isFault: boolean
  /** The pages that show the file; all if it is undefined. */
  readonly routes: readonly string[] | undefined
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
  element('h2', counted(count, word)),
  element('p', explanation),
]

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** Faults cover the pages that show their file; the others and warnings wait in a corner until they are opened. */
function show(notes: readonly ContentNote[]) {
  const before = document.querySelector('#_content-notes')
  const isHere = ({ isFault, routes }: ContentNote) =>
    isFault && (routes === undefined || routes.map(href).includes(location.pathname))
  const [faults, others] = [notes.filter(isHere), notes.filter((note) => !isHere(note))]
  const wasOpen = before?.querySelector('details')?.open ?? false
  before?.remove()
  if (notes.length === 0) return
  const box = element('aside')
  box.id = '_content-notes'
  if (faults.length > 0) {
    box.className = 'faults'
    const words = 'The page shows your text again when this is fixed. Change the file and save it.'
    box.append(...headed(faults.length, 'fault', words), listOf(faults))
  }
  if (others.length > 0) {
    const elsewhere = others.filter(({ isFault }) => isFault).length
    const warnings = others.length - elsewhere
    const count = [
      ...(elsewhere > 0 ? [`${counted(elsewhere, 'fault')} on other pages`] : []),
      ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
    ].join(', ')
    const words = 'Look at these places again. A warning stops nothing; a fault stops a build.'
    const details = document.createElement('details')
    details.open = wasOpen
    details.append(element('summary', count), element('p', words), listOf(others))
    box.append(details)
  }
  document.body.append(box)
}

/** Listens to the development server (scripts/serve/dev/live-content.ts). */
export function listenForNotes(hot: NonNullable<ImportMeta['hot']>): void {
  hot.on('content:notes', show)
  hot.send('notes:ready')
}
