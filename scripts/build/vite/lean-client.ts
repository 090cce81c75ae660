import type { Plugin } from 'vite'

/**
 * Leaves Vite's helper that preloads what a chunk needs out of the client's build, so that the first
 * paint meets one script of about a kilobyte: there is one style sheet, and there are few chunks.
 */
export function leanClient(): Plugin {
  return {
    name: 'lean-client',
    enforce: 'pre',
    apply: 'build',
    load: {
      order: 'pre',
      handler: (id) =>
        id.endsWith('vite/preload-helper.js')
          ? 'export const __vitePreload = (load) => load()'
          : undefined,
    },
  }
}
