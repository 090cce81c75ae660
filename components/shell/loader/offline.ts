import { trustedScriptUrl } from '#components/browser/trusted.ts'
import { base } from '#components/href.ts'

/** On the offline page: asks for the address until it is served, then reloads. */
export async function reloadWhenServed(): Promise<void> {
  // Browsers fire no `online` event when only the internet behind a network comes back.
  addEventListener('online', () => location.reload())
  for (;;) {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(
      () => {},
    )
    // At its own address, the offline page would reload forever.
    if (response && !(await response.text()).includes('content="offline"')) location.reload()
    await new Promise((resolve) => setTimeout(resolve, 5000))
  }
}

/** Tells the service worker what the page consists of, so that it can be read offline. */
export async function keepPage(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const pictures = Array.from(document.images, ({ currentSrc, src }) => currentSrc || src)
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage([location.href, ...loaded, ...pictures], [])
}

/** Registers the service worker. Resolves when it has taken over. */
export async function registerWorker(): Promise<void> {
  const src = document.querySelector('meta[name=worker]')?.getAttribute('content')
  if (!src || !('serviceWorker' in navigator) || navigator.connection?.saveData) return
  await navigator.serviceWorker.register(trustedScriptUrl(src), { scope: base })
  await keepPage()
}
