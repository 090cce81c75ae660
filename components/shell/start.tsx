import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { htmlIn } from '#components/browser/page.ts'
import { base, href } from '#components/href.ts'
import { watchConnection } from './connection.ts'
import { prefetchOnIntent } from './navigation/prefetch.ts'
import { takeOverScrolling } from './navigation/scroll-memory.ts'
import { listenForUpdates, onLiveUpdate } from './page/live-update.ts'
import { holdPressedRow } from './page/pressed-row.ts'
import { startPage } from './page/start-page.ts'
import { Shell } from './Shell.tsx'

export { hydrateIsland } from './page/islands.tsx'

const tree = (data: string, served: { markup: string; footer: string }) => (
  <BrowserRouter basename={base}>
    <Shell data={JSON.parse(data)} {...served} startPage={startPage} />
  </BrowserRouter>
)

/** Hydrates the shell, which starts the islands of the page. */
function hydrateShell(): void {
  const element = document.getElementById('_root')
  const data = document.getElementById('_shell-data')?.textContent
  if (import.meta.hot) {
    const { hot } = import.meta
    listenForUpdates(hot)
    void import('./page/content-notes.ts').then(({ listenForNotes }) => listenForNotes(hot))
    // A page with an error has no shell.
    if (!element || !data) onLiveUpdate(() => location.reload())
  }
  if (!element || !data) return
  const served = { markup: htmlIn(element, '#_main'), footer: htmlIn(element, ':scope > footer') }
  startTransition(() => {
    const root = hydrateRoot(element, tree(data, served))
    if (import.meta.hot) onLiveUpdate((update) => root.render(tree(update.data, served)))
  })
}

/** Adds the link to the web manifest, which would delay the first paint in the document's head. */
function addManifest(): void {
  const link = { rel: 'manifest', href: href('/site.webmanifest') }
  document.head.append(Object.assign(document.createElement('link'), link))
}

/** Waits until the page is idle, so that offline reading costs the first visit nothing. */
function prepareOfflineLater(): void {
  const src = document.querySelector('meta[name=worker]')?.getAttribute('content')
  if (!src || !('serviceWorker' in navigator) || navigator.connection?.saveData) return
  const prepare = () =>
    import('./offline.ts').then((offline) => offline.prepareOffline(src)).catch(console.warn)
  setTimeout(
    () =>
      typeof window.requestIdleCallback === 'function' ? requestIdleCallback(prepare) : prepare(),
    3000,
  )
}

takeOverScrolling()
watchConnection()
prefetchOnIntent()
holdPressedRow()
hydrateShell()
addManifest()
prepareOfflineLater()
