import { availableParallelism } from 'node:os'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { ConfigEnv } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import { leanClient } from './scripts/build/lean-client.ts'
import { siteBase } from './scripts/system/settings.ts'

const root = import.meta.dirname

/** The plugins that make the site. The tests need none of them. */
const site = async (command: 'build' | 'serve') => [
  tailwindcss(),
  // Only the development server refreshes components and reads content. A build adds Vike by calling it.
  ...(command === 'build'
    ? [leanClient()]
    : [react(), ...(await import('./scripts/serve/dev/dev-plugins.ts')).devPlugins(root)]),
]

const configure = async ({
  command,
  mode,
}: Pick<ConfigEnv, 'command' | 'mode'>): Promise<ViteUserConfig> => ({
  base: siteBase(root),
  // The build copies it, so that the cached bundle doesn't contain it.
  publicDir: command === 'build' ? false : 'public',
  plugins: mode === 'test' ? [] : await site(command),
  build: {
    // The policy allows no data: addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
    },
  },
  // Node would open thousands of files for a few icons.
  ...(command === 'build' && { ssr: { noExternal: ['@tabler/icons-react', 'lucide'] } }),
  server: { watch: { ignored: [path.join(root, '.cache/**'), path.join(root, '.inbox/**')] } },
  test: {
    // On two processors, one more than Vitest's default: a browser test mostly waits.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // For busy machines. A poll ends as soon as its expectation is met.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{unit,content}/**/*.test.{ts,tsx}'],
          // For busy machines: some tests start a command.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/{site,build,dev,hosts}/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/support/prepare-site.ts',
          // The test files of a worker share its browser.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

export default configure
