import { parseDocument, toPage, type Page } from '#components/browser/page.ts'
import { forgetPages } from './load-page.ts'

/** In development: the new content of the open page, and the header's data as JSON. */
type LiveUpdate = { page: Page; data: string }

const listeners = new Set<(update: LiveUpdate) => void>()

export function onLiveUpdate(listener: (update: LiveUpdate) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The footer is server HTML, but not part of a page. */
function showFooter(parsed: Document): void {
  const fresh = parsed.querySelector('#_root > footer')
  if (fresh) document.querySelector('#_root > footer')?.replaceChildren(...fresh.childNodes)
}

async function update(): Promise<void> {
  forgetPages()
  const response = await fetch(location.href, {
    cache: 'no-store',
    headers: { accept: 'text/html' },
  })
  const parsed = parseDocument(await response.text())
  const data = parsed.getElementById('_shell-data')?.textContent
  // A page with an error has no shell. It stays below the overlay until the error is fixed.
  if (!data) return
  showFooter(parsed)
  const page = toPage(parsed)
  for (const listener of listeners) listener({ page, data })
}

/** Listens to the development server (scripts/serve/dev/live-content.ts). */
export function listenForUpdates(hot: NonNullable<ImportMeta['hot']>): void {
  hot.on('page:update', () => void update().catch(console.error))
  hot.send('page:ready')
}
