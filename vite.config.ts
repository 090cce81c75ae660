import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Config } from 'vike/types'
import type { ViteUserConfig } from 'vitest/config'
import { exampleTime } from './scripts/system/example.ts'

const root = import.meta.dirname

/** `npm run test:all`. Without it, what takes long and seldom fails is left out. */
const isLong = Boolean(process.env['TEST_ALL'])
const longTests = [
  'tests/site/build/*.test.ts',
  'tests/site/build/editor/!(editor).test.ts',
  'tests/site/dev/new-kind.test.ts',
  'tests/engine/any-site/layout-shift.test.ts',
  'tests/site/accessibility/preferences.test.ts',
  'tests/site/browsers/smoke.test.ts',
  'tests/site/{navigation/bfcache,network/{no-response,wrong-answers}}.test.ts',
]

/** Tests of a site that is built with some settings, which the tests have too. */
const browserTests = (name: string, include: string[], env: Record<string, string> = {}) => ({
  extends: true as const,
  test: {
    name,
    include,
    env,
    exclude: isLong ? [] : longTests,
    globalSetup: 'tests/support/prepare-site.ts',
    // The test files of a worker share its browser.
    isolate: false,
    // More than processors: a browser test mostly waits.
    maxWorkers: availableParallelism() + 2,
    sequence: { groupOrder: 1 },
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})

/**
 * Every address is one page; `pages/+guard.ts` shows the not-found page at those without a page. Vike
 * would run a `+config.ts` as a file that it writes beside it, and removes as another build reads it.
 */
export const vikeConfig: Config = { route: '*' }

/** The settings that tests, development and build share. scripts/dev.ts and scripts/build/bundle-worker.ts add their own. */
export default {
  // Vite reads no .env file and no PostCSS configuration: the key of a cached bundle does not include them.
  envDir: 'components',
  css: { postcss: {} },
  build: {
    // The oldest browsers with cascade layers (HOSTING.md).
    target: ['chrome99', 'firefox97', 'safari15.4'],
    // The policy allows no data: addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
    },
  },
  server: { watch: { ignored: [path.join(root, '.cache/**'), path.join(root, '.inbox/**')] } },
  test: {
    // For busy machines. A poll ends as soon as its expectation is met.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.{ts,tsx}'],
          exclude: ['tests/engine/{abroad,any-site}/*', ...(isLong ? [] : longTests)],
          // The test files of a worker share its modules: loading them took half of the time. Each
          // further worker loads them again.
          isolate: false,
          maxWorkers: availableParallelism(),
          // For busy machines: some tests start a command.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      // A small institute in another country, with English alone, before the first of its dates.
      browserTests(
        'abroad',
        [
          'tests/engine/abroad/*.test.ts',
          `tests/engine/any-site/${isLong ? '{built-site,keyboard,pages}' : 'built-site'}.test.ts`,
        ],
        { SOURCE_DATE_EPOCH: exampleTime, PRECOMPRESS: '0' },
      ),
      // Tests for any content: of the repository, and of another site.
      browserTests('content', ['tests/engine/any-site/*.test.ts']),
      // Its headlines are in two scripts: what they fall back to depends on the fonts of the machine.
      ...(isLong
        ? [
            browserTests('other', ['tests/engine/any-site/!(layout-shift).test.ts'], {
              PRECOMPRESS: '0',
            }),
          ]
        : []),
      // An institute that has every fact.
      browserTests(
        'example',
        [
          'tests/site/example/*.test.ts',
          `tests/engine/any-site/${isLong ? '**/*' : '{built-site,pages}'}.test.ts`,
        ],
        { SOURCE_DATE_EPOCH: exampleTime, PRECOMPRESS: '0' },
      ),
      // The specification, with the delivered content.
      browserTests('site', [
        'tests/site/!(example)/**/*.test.{ts,tsx}',
        'tests/engine/any-site/layout-shift.test.ts',
      ]),
    ],
  },
} satisfies ViteUserConfig
