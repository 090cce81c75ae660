import { useEffect, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { clientIslands } from '#components/islands/islands.ts'
import { renewOnce } from '#components/browser/full-load.ts'

/** The element around an island; components/islands/Island.tsx writes its attributes. */
export interface IslandElement extends HTMLElement {
  /** True once its component answers; before that, presses are held (early-events.ts). */
  live?: boolean
}

const roots = new Map<IslandElement, Root>()
const starting = new Map<IslandElement, Promise<void>>()

const isIsland = (name: string): name is keyof typeof clientIslands => name in clientIslands

function Live({ children, onLive }: { children: ReactElement; onLive: () => void }) {
  useEffect(onLive, [onLive])
  return children
}

async function start(island: IslandElement): Promise<void> {
  const name = island.getAttribute('name') ?? ''
  if (!isIsland(name)) throw new Error(`There is no island called ${name}`)
  const render = await clientIslands[name]().catch(renewOnce)
  if (!island.isConnected) return
  await new Promise<void>((resolve) => {
    const tree = <Live onLive={resolve}>{render(island.getAttribute('props') ?? '{}')}</Live>
    const root = hydrateRoot(island, tree, {
      identifierPrefix: `${island.dataset['id'] ?? ''}-`,
      // Unmounting a root that has not hydrated raises an error that concerns nobody.
      onRecoverableError: (error) => island.isConnected && reportError(error),
    })
    roots.set(island, root)
  })
  island.live = true
}

/** Fetches an island's script and hydrates it once; resolves when it answers. What failed is tried anew. */
export function hydrateIsland(island: IslandElement): Promise<void> {
  const begun = starting.get(island) ?? start(island)
  starting.set(island, begun)
  begun.catch(() => starting.delete(island))
  return begun
}

/**
 * Starts the islands inside an element: at once, or when they come near the viewport. One with
 * buttons comes to those who go by keyboard from afar too: they would be past its buttons by then.
 */
export function startIslands(main: HTMLElement): () => void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        if (target instanceof HTMLElement) hydrateIsland(target).catch(console.error)
      }
    },
    { rootMargin: '300px' },
  )
  for (const island of main.querySelectorAll<IslandElement>('site-island')) {
    if (island.getAttribute('when') === 'near') near.observe(island)
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
    near.disconnect()
    // In a later task: React may be rendering the navigation that takes this page away.
    setTimeout(forgetGoneIslands)
  }
}

function forgetGoneIslands() {
  for (const island of starting.keys()) {
    if (island.isConnected) continue
    starting.delete(island)
    roots.get(island)?.unmount()
    roots.delete(island)
  }
}
