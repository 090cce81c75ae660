import { hash } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageData } from '#scripts/render/page-data.ts'
import type { PageSource } from '#scripts/render/page-source.ts'
import type { Bundle } from '../bundle.ts'

type Options = {
  /** Contains the bundle, whose `server` renders the pages. */
  folder: string
  base: string
  bundle: Bundle
}

/**
 * Loads Vike's renderer and the bundle. Vike's `prerender` would render the same pages, but it also
 * loads Vite, 0.5 s of processor time in each build, and holds all documents in memory.
 */
export async function loadRenderer({ folder, base, bundle }: Options) {
  const withIntegrity = integrityOf(bundle, base)
  const { renderPage } = await import('vike/server')
  await import(pathToFileURL(path.join(folder, 'server/entry.mjs')).href)
  return async (page: PageData): Promise<string> => {
    const urlOriginal = `${base.replace(/\/$/, '')}${page.route}`
    const failures: unknown[] = []
    const pageSource: PageSource = {
      page: async () => page,
      onError: (error) => void failures.push(error),
    }
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal, pageSource })
    // Otherwise Vike's own error page would become the page. The not-found page has status 404.
    if (httpResponse.statusCode >= 500) throw errorWhileRendering
    if (failures.length > 0) throw failures[0]
    return withIntegrity(httpResponse.body)
  }
}

/** Adds the hash of its bytes to each script (Subresource Integrity): altered scripts don't run. */
function integrityOf(bundle: Bundle, base: string): (html: string) => string {
  const scripts = [...bundle]
    .filter(([name]) => name.startsWith('client/assets/entries/'))
    .map(([name, bytes]) => {
      const tag = `<script src="${base}${name.slice('client/'.length)}"`
      return [tag, `${tag} integrity="sha384-${hash('sha384', bytes, 'base64')}"`] as const
    })
  return (html) => scripts.reduce((text, [tag, withHash]) => text.replace(tag, withHash), html)
}
