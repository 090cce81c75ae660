import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import { type Connect, isRunnableDevEnvironment, type Plugin } from 'vite'
import type * as guide from '#scripts/write/guide/guide.tsx'

const compiler = mdx({
  include: /\/scripts\/write\/guide\/\w+\.mdx$/,
  rehypePlugins: [rehypeSlug],
})

/** In development, serves the writers' guide at /__writing. */
export const writersGuide = (): Plugin[] => [
  { ...compiler, apply: 'serve', enforce: 'pre' },
  {
    name: 'writers-guide',
    apply: 'serve',
    configureServer({ environments: { ssr }, middlewares }) {
      if (!isRunnableDevEnvironment(ssr)) throw new Error('The guide needs a server that runs it.')
      const serve: Connect.NextHandleFunction = async (_, response, next) => {
        try {
          const page = await ssr.runner.import<typeof guide>('/scripts/write/guide/guide.tsx')
          response.setHeader('content-type', 'text/html; charset=utf-8').end(page.guideHtml())
        } catch (error) {
          next(error)
        }
      }
      middlewares.use('/__writing', (...all) => void serve(...all))
    },
  },
]
