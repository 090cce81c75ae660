import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { type Connect, type Plugin, type ViteDevServer, isRunnableDevEnvironment } from 'vite'
import { takeIds } from '#scripts/content/markdown/index.ts'
import type { DevContent } from './dev-content.ts'
import type * as pages from './writers-pages.tsx'

const compiler = mdx({
  include: /\/scripts\/write\/guide\/\w+\.mdx$/,
  remarkPlugins: [remarkGfm, () => takeIds],
  rehypePlugins: [rehypeSlug],
})

/** In development: the page for writers, /__writing. No build has it. */
export const writersGuide = ({ drawings }: Pick<DevContent, 'drawings'>): Plugin[] => [
  { ...compiler, apply: 'serve', enforce: 'pre' },
  {
    name: 'writers-guide',
    apply: 'serve',
    configureServer(server) {
      for (const address of ['/__writing'] as const) {
        const handle: Connect.NextHandleFunction = async (_, response, next) => {
          try {
            const { writersPage } = await loadPages(server)
            const page = await writersPage(address, server.config.root, drawings)
            response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
          } catch (error) {
            next(error)
          }
        }
        server.middlewares.use(address, (...all) => void handle(...all))
      }
    },
  },
]

/** Loads the pages with the components, schemas and text as they are now. */
async function loadPages({ environments: { ssr } }: ViteDevServer): Promise<typeof pages> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the pages need a server that runs modules')
  return ssr.runner.import<typeof pages>('/scripts/serve/dev/writers-pages.tsx')
}
