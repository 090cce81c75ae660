import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** Runs each command of scripts/, in the folder of any site. */
export const runner = path.resolve('scripts/run.mjs')

/** The environment without what the test runner adds. */
export const ownEnvironment = (): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV|VITE)/.test(name)),
  )

type Place = { cwd?: string; env?: NodeJS.ProcessEnv }

/** Runs a command of scripts/ to its end, as npm does outside of GitHub. */
export const runCommand = (args: readonly string[], { cwd, env }: Place = {}) =>
  spawnSync(process.execPath, [runner, ...args], {
    cwd,
    encoding: 'utf8',
    // A damaged file may have thousands of faults.
    maxBuffer: Infinity,
    env: { ...ownEnvironment(), GITHUB_ACTIONS: undefined, ...env },
  })
