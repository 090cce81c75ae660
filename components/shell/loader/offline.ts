import { trustedScriptUrl } from '#components/browser/trusted.ts'
import { base } from '#components/href.ts'

/** True while the page shows that the service worker serves instead of one it can't load offline. */
export const isOfflinePage = () => !!document.querySelector('meta[name=status][content=offline]')

/** Reloads the offline page once its address is served, unless the router shows another page. */
export async function reloadWhenServed(): Promise<void> {
  while (isOfflinePage()) {
    const html = await fetch(location.href, { headers: { accept: 'text/html' } })
      .then((response) => response.text())
      .catch(() => '')
    // At its own address, the offline page would reload forever.
    if (html && !html.includes('content="offline"')) location.reload()
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
  const src = document.querySelector<HTMLMetaElement>('meta[name=worker]')?.content
  if (!src || !('serviceWorker' in navigator) || navigator.connection?.saveData) return
  await navigator.serviceWorker.register(trustedScriptUrl(src), { scope: base })
  await keepPage()
}
