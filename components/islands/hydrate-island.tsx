import { startTransition, useEffect, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { restoreDrafts } from '#components/browser/drafts.ts'
import { htmlIn } from '#components/browser/page.ts'
import { reloadIfOutdated } from '#components/browser/reload-outdated.ts'
import { SlotMarkup } from '#components/islands/carousel/Slot.tsx'
import { clientIslands } from '#components/islands/islands.ts'

/** The element around an island; `Island` (islands/Island.server.tsx) sets its attributes. */
export interface IslandElement extends HTMLElement {
  root?: Root
  /** True once the island is hydrated. Until then, the loader holds clicks on it. */
  live?: boolean
}

/** The islands whose hydration has started. */
const hydrations = new Map<IslandElement, Promise<void>>()

const isIsland = (name: string): name is keyof typeof clientIslands => name in clientIslands

function Live({ children, onLive }: { children: ReactElement; onLive: () => void }) {
  useEffect(onLive, [onLive])
  return children
}

async function load(island: IslandElement): Promise<ReactElement> {
  const name = island.getAttribute('name') ?? ''
  if (!isIsland(name)) throw new Error(`There is no island called ${name}`)
  return clientIslands[name](island.getAttribute('props') ?? '{}').catch(reloadIfOutdated)
}

/** Hydrates an element that the server has rendered. Resolves after its effects. */
export async function hydrateTree(
  element: Element,
  tree: ReactElement,
  identifierPrefix = '',
): Promise<Root> {
  return new Promise((resolve) => {
    // React slices the work only in a transition.
    startTransition(() => {
      const root: Root = hydrateRoot(element, <Live onLive={() => resolve(root)}>{tree}</Live>, {
        identifierPrefix,
        // A root that is unmounted before its hydration reports an error. The next island then starts.
        onRecoverableError: (error) => (element.isConnected ? reportError(error) : resolve(root)),
      })
    })
  })
}

async function hydrate(island: IslandElement, element: ReactElement): Promise<void> {
  if (!island.isConnected) return
  const tree = <SlotMarkup value={htmlIn(island, '[data-slot]')}>{element}</SlotMarkup>
  island.root = await hydrateTree(island, tree, `${island.dataset['id'] ?? ''}-`)
  // React renders the island again if a translator has changed it.
  restoreDrafts(island)
  island.live = true
}

/** The current hydration. Islands wait for the shell and for each other. */
let last: Promise<unknown> = Promise.resolve()

/** Lets the islands wait for the shell. */
export const hydrateAfter = (shell: Promise<unknown>): void => void (last = shell)

async function loadAndHydrate(island: IslandElement): Promise<void> {
  const element = await load(island)
  const hydration = last.then(() => hydrate(island, element))
  last = hydration.catch(() => {})
  return hydration
}

/** How long an island that failed to load is not loaded again, whatever the pointer does. */
const retryMs = 5000

/** Loads and hydrates an island once. Chromium before version 150 can repeat a failed attempt. */
export function hydrateIsland(island: IslandElement): Promise<void> {
  const known = hydrations.get(island)
  if (known) return known
  const hydration = loadAndHydrate(island)
  hydrations.set(island, hydration)
  hydration.catch((error: unknown) => {
    console.error(error)
    setTimeout(() => hydrations.delete(island), retryMs)
  })
  return hydration
}

/** Unmounts the islands of former pages. */
export function unmountRemovedIslands(): void {
  for (const island of hydrations.keys()) {
    if (island.isConnected) continue
    hydrations.delete(island)
    island.root?.unmount()
  }
}
