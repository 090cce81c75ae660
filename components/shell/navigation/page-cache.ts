import { buildOf, parseDocument, toPage, type Page } from '#components/browser/page.ts'

/** How many pages are kept for Back, Forward and prefetched links. */
const size = 40

const pages = new Map<string, Promise<Page>>()

/** Milliseconds that a page may take; on slow 3G one takes three seconds. */
const patience = 10_000

/** Milliseconds before each further try, where the line broke. */
const pauses = [0, 500, 1500]

/** Whether the line broke: an answer that is no page, or none in time, is not asked for again. */
const isBroken = (error: unknown) => error instanceof TypeError && navigator.onLine

async function fetchPage(path: string, priority: RequestPriority): Promise<Page> {
  const signal = AbortSignal.timeout(patience)
  const response = await fetch(path, { headers: { accept: 'text/html' }, priority, signal })
  const type = response.headers.get('content-type') ?? ''
  const parsed = type.includes('text/html') ? parseDocument(await response.text()) : undefined
  // A 404 with this site's HTML is its not-found page; anything else is for the browser.
  if (!parsed || buildOf(parsed) !== buildOf(document)) throw new Error(path)
  if (!response.ok && response.status !== 404) throw new Error(path)
  return toPage(parsed)
}

function remember(path: string, page: Promise<Page>) {
  pages.delete(path)
  pages.set(path, page)
  for (const oldest of pages.keys()) {
    if (pages.size <= size) break
    pages.delete(oldest)
  }
  page.catch(() => pages.get(path) === page && pages.delete(path))
}

/** Fetches a page ahead of a visit; a failure is silent, the visit tries again. */
export function prefetchPage(path: string): void {
  if (navigator.onLine && !pages.has(path)) remember(path, fetchPage(path, 'low'))
}

async function fetchPatiently(path: string): Promise<Page> {
  for (const pause of pauses) {
    try {
      return await fetchPage(path, 'high')
    } catch (error) {
      if (!isBroken(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return fetchPage(path, 'high')
}

/**
 * The page at a path of this site (with its base). A line that breaks is tried again.
 * Rejects when the page cannot be had, or not as a page of this build.
 */
export async function loadPage(path: string): Promise<Page> {
  const known = await pages.get(path)?.catch(() => undefined)
  if (known) return known
  const page = fetchPatiently(path)
  remember(path, page)
  return page
}

/** Forgets what was fetched; for live updates in development. */
export const forgetPages = () => pages.clear()
