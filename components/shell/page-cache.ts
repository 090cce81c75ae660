import { fullLoad } from './full-load.ts'
import { buildOf, parseDocument, toPage, type Page } from './page.ts'

/** How many pages are kept for Back, Forward and prefetched links. */
const size = 40

const pages = new Map<string, Promise<Page>>()

/** What went wrong when a page could not be had as a page of this build. */
class NotOurs extends Error {}

async function fetchPage(path: string, priority: RequestPriority): Promise<Page> {
  const response = await fetch(path, { headers: { accept: 'text/html' }, priority })
  const type = response.headers.get('content-type') ?? ''
  const parsed = type.includes('text/html') ? parseDocument(await response.text()) : undefined
  // A 404 with this site's HTML is its not-found page; anything else is for the browser.
  if (!parsed || buildOf(parsed) !== buildOf(document)) throw new NotOurs(path)
  if (!response.ok && response.status !== 404) throw new NotOurs(path)
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
  if (!pages.has(path)) remember(path, fetchPage(path, 'low'))
}

/**
 * The page at a path of this site (with its base). One that cannot be had becomes a full load
 * by the browser, which can say what is wrong; then the promise never settles.
 */
export async function loadPage(path: string): Promise<Page> {
  try {
    const known = await pages.get(path)?.catch(() => undefined)
    if (known) return known
    const page = fetchPage(path, 'high')
    remember(path, page)
    return await page
  } catch {
    return fullLoad(path)
  }
}

/** Forgets what was fetched; for live updates in development. */
export const forgetPages = () => pages.clear()
