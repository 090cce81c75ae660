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
 * With Vite's helper, that script has 0.6 kB more of 3.7 kB; with Vike's, the page loads another one of
 * 12.5 kB. Vite has no option for its helper, Vike none for its script.
 */
export const readIn = { vite: '8.3.8', vike: '0.4.266' }
