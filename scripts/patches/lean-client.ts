import path from 'node:path'
import type { Plugin } from 'vite'

/** Each is one file, which runs in a task of its own (components/shell/loader/intents.ts). */
const groups = [
  {
    name: 'react',
    test: /rolldown.runtime|[\\/](?:react|react-dom|scheduler)[\\/]|loader[\\/]react\.ts/,
  },
  { name: 'router', test: /[\\/]react-router(?:-dom)?[\\/]|loader[\\/]router\.ts/ },
]

const fetchThenRun = path.resolve(
  import.meta.dirname,
  '../../components/shell/loader/fetch-then-run.ts',
)

/**
 * Reduces what browsers load before the first paint to one script of about three kilobytes:
 * - with our own helper in place of Vite's, which fetches what a chunk needs and runs it in turn;
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
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
        : undefined,
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
          ? `export { fetchThenRun as __vitePreload } from ${JSON.stringify(fetchThenRun)}`
          : undefined,
    },
  }
}

/**
 * Without it, the shell's script has 5% more bytes, the first script a third more, and it loads a
 * second one before the first paint. Vite has no option for its helper, Vike none for its script.
 * The bundler's `manualPureFunctions` and `propertyWriteSideEffects` leave all but 0.4 kB of the router.
 */
export const readIn = { vite: '8.3.8', vike: '0.4.266', 'react-router': '7.18.5' }
