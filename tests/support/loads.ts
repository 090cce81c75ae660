import type { Page } from 'playwright'

/** The addresses of the documents that the browser loads in a page from now on, without the origin. */
export function watchLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    const { pathname, search, hash } = new URL(request.url())
    loads.push(pathname + search + hash)
  })
  return loads
}
