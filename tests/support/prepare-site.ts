import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '#scripts/system/browser.ts'
import { ownEnvironment } from './run-command.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that holds the dist/ under test. */
    siteRoot: string
    /** The path of the browser. */
    browserPath: string
  }
}

async function build(root: string) {
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: root,
    env: ownEnvironment(),
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: unknown) => {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    throw new Error(`The site does not build.\n${output}`, { cause: error })
  })
}

/**
 * Finds the browser and builds the site once, before the browser tests of a run. SITE_ROOT names a
 * folder with a finished dist/ to test instead.
 */
export default async function prepareSite({ config, provide }: TestProject): Promise<void> {
  provide('browserPath', await findBrowser())
  const built = process.env['SITE_ROOT']
  if (!built) await build(config.root)
  provide('siteRoot', path.resolve(built ?? config.root))
}
