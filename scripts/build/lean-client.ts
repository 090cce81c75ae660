import type { Plugin } from 'vite'

/**
 * Reduces what browsers load before the first paint to one script of about a kilobyte:
 * - without Vite's helper that preloads what a chunk needs: there is one style sheet and few chunks;
 * - without Vike's script, which HTML-only pages don't need and which would split ours.
 * And the shell's script by 4 kB: React Router's links, forms and code for servers are unused, but a
 * bundler has to take them, because it can't know that making and naming a component changes nothing.
 */
export function leanClient(): Plugin {
  return {
    name: 'lean-client',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options: {
      order: 'post',
      handler({ input, ...options }) {
        if (typeof input !== 'object' || Array.isArray(input)) return undefined
        const entries = Object.entries(input).filter(([name]) => !name.endsWith('-routing'))
        return { ...options, input: Object.fromEntries(entries) }
      },
    },
    transform: {
      filter: { id: /react-router\/dist/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*$/gm, '')
          .replaceAll(/= (?=React\d*\.forwardRef\()/g, '= /* @__PURE__ */ '),
        map: null,
      }),
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
