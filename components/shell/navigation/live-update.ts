import { parseDocument, toPage } from '#components/browser/page.ts'
import { forgetPages, showPage } from './router.ts'

/**
 * In development: shows an edit in the open tab (scripts/serve/dev/live-content.ts). `showHeader` gets the
 * header's data as JSON.
 */
export function listenForUpdates(
  hot: NonNullable<ImportMeta['hot']>,
  showHeader: (data: string) => void,
): void {
  async function update(): Promise<void> {
    forgetPages()
    const headers = { accept: 'text/html' }
    const response = await fetch(location.href, { cache: 'no-store', headers })
    const parsed = parseDocument(await response.text())
    const data = parsed.getElementById('_shell-data')?.textContent
    // A page with an error has no shell. The old one stays below the overlay until it is fixed.
    if (!data) return
    const footer = '#_root > footer'
    const fresh = parsed.querySelector(footer)
    if (fresh) document.querySelector(footer)?.replaceWith(fresh)
    showHeader(data)
    showPage(toPage(parsed))
  }
  hot.on('page:update', () => void update().catch(console.error))
  hot.send('page:ready')
}
