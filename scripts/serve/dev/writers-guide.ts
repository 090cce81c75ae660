import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { type Connect, type Plugin, type ViteDevServer, isRunnableDevEnvironment } from 'vite'
import { takeIds } from '#scripts/content/markdown.ts'
import type * as pages from './writers-pages.tsx'

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' https:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const compiler = mdx({
  include: /\/scripts\/write\/guide\/\w+\.mdx$/,
  remarkPlugins: [remarkGfm, () => takeIds],
  rehypePlugins: [rehypeSlug],
})

/** In development: the pages for writers, /__writing and /__health. No build has them. */
export const writersGuide = (): Plugin[] => [
  {
    name: 'writers-guide-mdx',
    apply: 'serve',
    enforce: 'pre',
    async transform(text, id) {
      const { code } = (await compiler.transform(text, id)) ?? {}
      return code === undefined ? undefined : { code, map: null }
    },
  },
  {
    name: 'writers-guide',
    apply: 'serve',
    configureServer(server) {
      const handle: Connect.NextHandleFunction = async ({ url = '' }, response, next) => {
        if (!/^\/__(?:writing|health)\/?(?:\?|$)/.test(url)) {
          next()
          return
        }
        try {
          const { pathname, searchParams } = new URL(url, 'http://localhost')
          const { writersPages } = await loadPages(server)
          const render = writersPages[pathname.replace(/\/$/, '')]
          const page = await render?.(server.config.root, searchParams.get('sort') ?? '')
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
  },
]

/** Loads the pages with the components, schemas and text as they are now. */
async function loadPages({ environments: { ssr } }: ViteDevServer): Promise<typeof pages> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the pages need a server that runs modules')
  return ssr.runner.import<typeof pages>('/scripts/serve/dev/writers-pages.tsx')
}
