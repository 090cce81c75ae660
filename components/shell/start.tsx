import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { base } from '#components/href.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { ownScrolling } from './scroll-memory.ts'
import { Shell } from './Shell.tsx'

export { hydrateIsland } from './islands.tsx'

/** Hydrates the shell around the page that the server wrote, and starts the page's islands. */
function hydrateShell(): void {
  const root = document.getElementById('root')
  const data = document.getElementById('shell-data')?.textContent
  if (!root || !data) return
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter basename={base.replace(/\/$/, '')}>
        <Shell data={JSON.parse(data)} />
      </BrowserRouter>,
    )
  })
}

ownScrolling()
prefetchOnIntent()
hydrateShell()
