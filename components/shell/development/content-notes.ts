import { add } from '#components/browser/dom.ts'
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

function addNotes(box: Element, notes: readonly ContentNote[]) {
  const list = add(box, 'ol')
  for (const { place, words, frame, hint } of notes) {
    const item = add(list, 'li')
    const address = `${base}__open-in-editor?file=${encodeURIComponent(place)}`
    const onclick = () => void fetch(address).catch(console.error)
    add(item, 'button', { textContent: place, title: 'Open in the editor', onclick })
    add(item, 'strong', { textContent: words })
    add(item, 'pre', { textContent: frame })
    add(item, 'p', { textContent: hint })
  }
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** Faults cover the pages that show their file; the others and warnings wait in a corner until they are opened. */
function show(notes: readonly ContentNote[]) {
  const before = document.querySelector('#_content-notes')
  const isHere = ({ isFault, routes }: ContentNote) =>
    isFault && (routes === undefined || routes.map(href).includes(location.pathname))
  const [faults, others] = [notes.filter(isHere), notes.filter((note) => !isHere(note))]
  const open = before?.querySelector('details')?.open ?? false
  before?.remove()
  if (notes.length === 0) return
  const box = add(document.body, 'aside', { id: '_content-notes' })
  if (faults.length > 0) {
    box.className = 'faults'
    const words = 'The page shows your text again when this is fixed. Change the file and save it.'
    add(box, 'h2', { textContent: counted(faults.length, 'fault') })
    add(box, 'p', { textContent: words })
    addNotes(box, faults)
  }
  if (others.length > 0) {
    const elsewhere = others.filter(({ isFault }) => isFault).length
    const warnings = others.length - elsewhere
    const count = [
      ...(elsewhere > 0 ? [`${counted(elsewhere, 'fault')} on other pages`] : []),
      ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
    ].join(', ')
    const words = 'Look at these places again. A warning stops nothing; a fault stops a build.'
    const details = add(box, 'details', { open })
    add(details, 'summary', { textContent: count })
    add(details, 'p', { textContent: words })
    addNotes(details, others)
  }
}

/** Listens to the development server (scripts/serve/dev/live-content.ts). */
export function listenForNotes(hot: NonNullable<ImportMeta['hot']>): void {
  hot.on('content:notes', show)
  hot.send('notes:ready')
}
