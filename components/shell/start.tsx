import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { base } from '#components/href.ts'
import {
  hydrateAfter,
  hydrateIsland,
  hydrateTree,
  type IslandElement,
} from '#components/islands/hydrate-island.tsx'
import { setDocumentStrings } from '#components/strings/browser-strings.ts'
import { Toasts } from '#components/toasts/Toasts.tsx'
import type { HeaderData } from './header/header-data.server.ts'
import { Header } from './header/Header.tsx'
import { listenForUpdates } from './navigation/live-update.ts'
import { fieldToFillIn, followLinks, startRouter } from './navigation/router.ts'

function RoutedHeader(data: HeaderData) {
  const navigate = useNavigate()
  useEffect(() => followLinks(navigate), [navigate])
  return <Header {...data} />
}

const tree = (data: string) => (
  <BrowserRouter basename={base}>
    <RoutedHeader {...JSON.parse(data)} />
  </BrowserRouter>
)

/** Hydrates the header. Resolves when its buttons work and the router follows links. */
async function hydrateShell(): Promise<void> {
  const root = document.getElementById('_root')
  const header = root?.querySelector('header')
  const toasts = root?.querySelector('.toasts')
  const data = document.getElementById('_shell-data')?.textContent
  if (import.meta.hot) {
    const { hot } = import.meta
    void import('./development/content-notes.ts').then(({ listenForNotes }) => listenForNotes(hot))
    // A page with an error has no shell.
    if (!data) listenForUpdates(hot, () => location.reload())
  }
  if (!root || !header || !toasts || !data) return
  if (root.lang === 'ne') {
    setDocumentStrings(await import('#components/strings/ne.ts').then((ne) => ne.browserStrings))
  }
  createRoot(toasts).render(<Toasts />)
  startRouter()
  const headerRoot = await hydrateTree(header, tree(data))
  if (import.meta.hot)
    listenForUpdates(import.meta.hot, (update) => headerRoot.render(tree(update)))
  const menu = header.querySelector<IslandElement>('.services')
  if (menu) menu.live = true
  // The router now fetches pages ahead, in place of the browser (scripts/hosts/speculation.ts).
  document.documentElement.toggleAttribute('data-shell', true)
  // A call to action that was followed before the router ran.
  if (document.activeElement === document.body)
    fieldToFillIn(location.hash)?.focus({ preventScroll: true })
}

// The policy of the first document applies (form-action): a form without its script can be sent only if
// the contact page is that document. Reload it; the draft fills in its fields.
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  if (effectiveDirective === 'form-action') location.reload()
})

// A page from the back/forward cache has old values: empty fields get the newer draft (drafts.ts).
addEventListener('pagehide', ({ persisted }) => {
  if (persisted) for (const form of document.forms) form.reset()
})

const live = hydrateShell()
hydrateAfter(live)

/** Hydrates an island. For the menu of services, resolves when the header is hydrated. */
export const hydrated = (element: IslandElement): Promise<void> =>
  element.localName === 'site-island' ? hydrateIsland(element) : live
