import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { base, href } from '#components/href.ts'
import { listenForUpdates, onLiveUpdate } from './page/live-update.ts'
import { prefetchOnIntent } from './navigation/prefetch.ts'
import { ownScrolling } from './navigation/scroll-memory.ts'
import { Shell } from './Shell.tsx'
import { watchLine } from './watch-line.ts'

export { hydrateIsland } from './page/islands.tsx'

const tree = (data: string) => (
  <BrowserRouter basename={base}>
    <Shell data={JSON.parse(data)} />
  </BrowserRouter>
)

/** Hydrates the shell around the page that the server wrote, and with it the page's islands. */
function hydrateShell(): void {
  const element = document.getElementById('root')
  const data = document.getElementById('shell-data')?.textContent
  if (import.meta.hot) {
    listenForUpdates(import.meta.hot)
    void import('#components/ui/unpublished.css')
  }
  if (!element || !data) {
    onLiveUpdate(() => location.reload())
    return
  }
  startTransition(() => {
    const root = hydrateRoot(element, tree(data))
    onLiveUpdate((update) => root.render(tree(update.data)))
  })
}

/** What a browser reads to install the site; in the head it would come before the first paint. */
function nameManifest(): void {
  const names = { rel: 'manifest', href: href('/site.webmanifest') }
  document.head.append(Object.assign(document.createElement('link'), names))
}

/** When nothing else is to be done any more: the first visit pays nothing for reading offline. */
function prepareOfflineLater(): void {
  const src = document.querySelector('meta[name=worker]')?.getAttribute('content')
  if (!src || !('serviceWorker' in navigator) || navigator.connection?.saveData) return
  const prepare = () =>
    import('./offline.ts').then((offline) => offline.prepareOffline(src)).catch(console.warn)
  setTimeout(
    () => ('requestIdleCallback' in window ? requestIdleCallback(prepare) : prepare()),
    3000,
  )
}

ownScrolling()
watchLine()
prefetchOnIntent()
hydrateShell()
nameManifest()
prepareOfflineLater()
