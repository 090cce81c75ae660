import { useEffect, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
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

export const isIsland = (name: string): name is keyof typeof clientIslands => name in clientIslands

function Live({ children, onLive }: { children: ReactElement; onLive: () => void }) {
  useEffect(onLive, [onLive])
  return children
}

async function hydrate(island: IslandElement): Promise<void> {
  const name = island.getAttribute('name') ?? ''
  if (!isIsland(name)) throw new Error(`There is no island called ${name}`)
  const props = island.getAttribute('props') ?? '{}'
  const element = await clientIslands[name](props).catch(reloadIfOutdated)
  if (!island.isConnected) return
  await new Promise<void>((resolve) => {
    const tree = (
      <SlotMarkup value={htmlIn(island, '[data-slot]')}>
        <Live onLive={resolve}>{element}</Live>
      </SlotMarkup>
    )
    island.root = hydrateRoot(island, tree, {
      identifierPrefix: `${island.dataset['id'] ?? ''}-`,
      // Unmounting a root before it is hydrated reports an error that doesn't matter.
      onRecoverableError: (error) => island.isConnected && reportError(error),
    })
  })
  island.live = true
}

/** Loads and hydrates an island once. Chromium before version 150 can repeat a failed attempt. */
export function hydrateIsland(island: IslandElement): Promise<void> {
  const hydration = hydrations.get(island) ?? hydrate(island)
  hydrations.set(island, hydration)
  hydration.catch(() => hydrations.delete(island))
  return hydration
}

/**
 * Hydrates the islands of a page: at once, or when they are near the viewport. The Tab key hydrates
 * all islands with buttons, because focus can reach them from far away.
 */
export function startIslands(main: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        if (target instanceof HTMLElement) hydrateIsland(target).catch(console.error)
      }
    },
    { rootMargin: '300px' },
  )
  for (const island of main.querySelectorAll<IslandElement>('site-island')) {
    if (island.getAttribute('when') === 'near') observer.observe(island)
    else hydrateIsland(island).catch(console.error)
  }
  const onTab = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return
    removeEventListener('keydown', onTab)
    for (const island of main.querySelectorAll<IslandElement>('site-island:has(button)')) {
      hydrateIsland(island).catch(console.error)
    }
  }
  addEventListener('keydown', onTab)
  return () => {
    removeEventListener('keydown', onTab)
    observer.disconnect()
    // In a later task, because React may be rendering the navigation that removes this page.
    setTimeout(unmountRemovedIslands)
  }
}

function unmountRemovedIslands() {
  for (const island of hydrations.keys()) {
    if (island.isConnected) continue
    hydrations.delete(island)
    island.root?.unmount()
  }
}
