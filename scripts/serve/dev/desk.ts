import { isRunnableDevEnvironment, type Connect, type Plugin, type ViteDevServer } from 'vite'
import type * as deskPages from '#scripts/write/guide/pages.tsx'

type Pages = typeof deskPages

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' https:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The pages of scripts/write/guide as Vite has them now. */
async function loadPages({ environments: { ssr } }: ViteDevServer): Promise<Pages> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the desk needs Vite’s own server')
  return ssr.runner.import<Pages>('/scripts/write/guide/pages.tsx')
}

/** In development: the writers' desk, /__writing and /__health. A build knows nothing of it. */
export function desk(): Plugin {
  return {
    name: 'desk',
    apply: 'serve',
    configureServer(server) {
      const handle: Connect.NextHandleFunction = async ({ url = '' }, response, next) => {
        if (!/^\/__(?:writing|health)\/?(?:\?|$)/.test(url)) {
          next()
          return
        }
        try {
          const { pathname, searchParams } = new URL(url, 'http://localhost')
          const { pages } = await loadPages(server)
          const page = await pages[pathname.replace(/\/$/, '')]?.(
            server.config.root,
            searchParams.get('sort'),
          )
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.setHeader('content-security-policy', policy)
          response.setHeader('cache-control', 'no-store')
          response.end(page)
        } catch (error) {
          next(error)
        }
      }
      server.middlewares.use((request, response, next) => void handle(request, response, next))
    },
  }
}
