import { spawnSync } from 'node:child_process'

/** The environment without what the test runner adds. */
export const ownEnvironment = (): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV|VITE)/.test(name)),
  )

/** Runs a command of scripts/ to its end, as npm does outside of GitHub. */
export const runCommand = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    encoding: 'utf8',
    // A damaged file may have thousands of faults.
    maxBuffer: Infinity,
    env: { ...ownEnvironment(), GITHUB_ACTIONS: undefined, ...env },
  })
