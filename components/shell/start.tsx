import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { htmlIn } from '#components/browser/page.ts'
import { readSession } from '#components/browser/session.ts'
import { base } from '#components/href.ts'
import { contactDraft, unsentKey } from '#components/islands/contact/draft.ts'
import { hydrateAfter, type IslandElement } from '#components/islands/hydrate-island.tsx'
import { documentStrings, setDocumentStrings } from '#components/strings/browser-strings.ts'
import { showToast } from '#components/toasts/store.ts'
import { listenForUpdates, onLiveUpdate } from './navigation/live-update.ts'
import { prefetchOnIntent } from './navigation/prefetch.ts'
import { takeOverScrolling } from './navigation/scroll-memory.ts'
import { startPage } from './navigation/start-page.ts'
import { Shell } from './Shell.tsx'

export { hydrateIsland } from '#components/islands/hydrate-island.tsx'

type Served = { markup: string; footer: string; onLive: () => void }

const tree = (data: string, served: Served) => (
  <BrowserRouter basename={base}>
    <Shell data={JSON.parse(data)} {...served} startPage={startPage} />
  </BrowserRouter>
)

/** Hydrates the shell. Resolves when the router follows links and the header has its buttons. */
async function hydrateShell(): Promise<void> {
  const element = document.getElementById('_root')
  const data = document.getElementById('_shell-data')?.textContent
  if (import.meta.hot) {
    const { hot } = import.meta
    listenForUpdates(hot)
    void import('./development/content-notes.ts').then(({ listenForNotes }) => listenForNotes(hot))
    // A page with an error has no shell.
    if (!element || !data) onLiveUpdate(() => location.reload())
  }
  if (!element || !data) return
  if (element.lang === 'ne') {
    setDocumentStrings(await import('#components/strings/ne.ts').then((ne) => ne.browserStrings))
  }
  const served = { markup: htmlIn(element, '#_main'), footer: htmlIn(element, ':scope > footer') }
  await new Promise<void>((onLive) => {
    startTransition(() => {
      const root = hydrateRoot(element, tree(data, { ...served, onLive }))
      if (import.meta.hot) {
        onLiveUpdate((update) => root.render(tree(update.data, { ...served, onLive })))
      }
    })
  })
  const menu = element.querySelector<IslandElement>('.services')
  if (menu) menu.live = true
  // The router now fetches pages ahead, in place of the browser (scripts/hosts/speculation.ts).
  document.documentElement.toggleAttribute('data-shell', true)
}

// Only the contact page's own document may send its form without script: the policy of the first
// document applies (form-action). Reload to get that document; the draft fills in its fields.
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  if (effectiveDirective === 'form-action') location.reload()
})

// A message that failed offline still waits. The contact form says so itself.
addEventListener('online', () => {
  if (
    readSession(unsentKey) === 'offline' &&
    !document.querySelector(`[data-draft=${contactDraft}]`)
  )
    showToast({ tone: 'error', ...documentStrings().connection.unsent })
})

// The browser may keep the page as it is for Back, when the draft is newer and fills in its fields.
addEventListener('pagehide', ({ persisted }) => {
  if (persisted) for (const form of document.forms) form.reset()
})

takeOverScrolling()
prefetchOnIntent()

/** Resolves once the shell is hydrated. */
export const live: Promise<void> = hydrateShell()
hydrateAfter(live)
