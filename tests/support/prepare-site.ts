import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '#scripts/system/browser.ts'
import { commandsOf } from './site-copy.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that holds the dist/ under test. */
    siteRoot: string
    /** The path of the browser. */
    browserPath: string
  }
}

/**
 * Finds the browser and builds the site once, before the browser tests of a run. SITE_ROOT names a
 * folder with a finished dist/ to test instead.
 */
export default async function prepareSite({ config, provide }: TestProject): Promise<void> {
  provide('browserPath', await findBrowser())
  const built = process.env['SITE_ROOT']
  if (!built) await commandsOf(config.root).build()
  provide('siteRoot', path.resolve(built ?? config.root))
}
