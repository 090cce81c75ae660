import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Gives the server's bundle an entry beside those of Vike, `page.mjs`, by which a build renders
 * pages without a request for each.
 */
export function pageEntry(): Plugin {
  return {
    name: 'page-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    options: {
      order: 'post',
      handler({ input }) {
        if (typeof input !== 'object' || Array.isArray(input)) return
        input['page'] = path.resolve(import.meta.dirname, '../render/document.tsx')
      },
    },
  }
}
