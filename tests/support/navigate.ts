import type { Page, Route } from 'playwright'

/** Waits until the page with this heading shows. */
export const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

export const headerLink = (page: Page, to: string) =>
  page.locator(`header nav a[href="${to}"]`).first()

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** A link in the text of the page. */
export const textLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

/** Follows a link to an address that no link of the page has. */
export const followNewLink = (page: Page, to: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.prepend(link)
    link.click()
  }, to)

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

export const isLoading = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'loading' in document.documentElement.dataset)

/** Marks the document; a full load loses the mark. */
export const markDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.set(window, 'isMarked', true))

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'isMarked') === true)

/** Records the addresses of the documents that a page loads from now on, without the origin. */
export function watchLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    const { pathname, search, hash } = new URL(request.url())
    loads.push(pathname + search + hash)
  })
  return loads
}

/** Everything that the loader loads at an intent. */
export const laterScripts = '**/assets/chunks/**'

/** Changes the text of the site's answers to some requests. */
export const changeAnswers = (
  page: Page,
  requests: string | RegExp,
  change: (text: string) => string,
): Promise<unknown> =>
  page.route(requests, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })

/** Holds requests back until the function that it returns is called. */
export async function hold(
  page: Page,
  requests: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const releases: (() => void)[] = []
  const released = new Promise<void>((resolve) => releases.push(resolve))
  await page.route(requests, async (route) => {
    await released
    await answer(route)
  })
  return () => releases.forEach((release) => release())
}
