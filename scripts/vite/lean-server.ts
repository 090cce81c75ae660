import type { Plugin } from 'vite'

/** Leaves hydration, half a megabyte that only browsers run, out of what renders pages in a build. */
export function leanServer(): Plugin {
  return {
    name: 'lean-server',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      filter: { id: /^react-dom\/client$/ },
      handler: () => '\0no-hydration',
    },
    load: {
      filter: { id: /^\0no-hydration$/ },
      handler: () =>
        'export function hydrateRoot() { throw new Error("only browsers hydrate pages") }',
    },
  }
}
