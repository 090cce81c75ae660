import type { Plugin } from 'vite'

/**
 * Leaves out of the client's build what no page of this site asks for, so that the first paint
 * meets one script of about a kilobyte: Vike's runtime for pages with a client of their own, and
 * Vite's helper that preloads what a chunk needs (there is one style sheet, and few chunks).
 */
export function leanClient(): Plugin {
  return {
    name: 'lean-client',
    enforce: 'pre',
    apply: 'build',
    options: {
      order: 'post',
      handler({ input }) {
        if (typeof input === 'object' && !Array.isArray(input)) {
          delete input['entries/entry-server-routing']
        }
      },
    },
    load: {
      order: 'pre',
      handler: (id) =>
        id.endsWith('vite/preload-helper.js')
          ? 'export const __vitePreload = (load) => load()'
          : undefined,
    },
  }
}
