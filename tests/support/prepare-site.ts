import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { adminFiles } from '#scripts/write/admin/admin-files.ts'
import { livePageWorker } from '#scripts/write/admin/live-page-worker.ts'
import { findBrowser } from '#scripts/system/browser.ts'
import { all } from '#tests/run/all.ts'
import { otherContent } from '#tests/sites/other-content.ts'
import { commandsOf, copySite, delivered } from './site-copy.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The project of tests in vite.config.ts. */
    project: string
    /** The folder that holds the dist/ under test. */
    siteRoot: string
    /** The folder that holds the content that it was built from. */
    sources: string
    /** The path of the browser. */
    browserPath: string
  }
}

/** The content of a project of tests; for `content` that of the repository. */
const contents: Record<string, () => string | Promise<string>> = {
  site: () => delivered,
  other: otherContent,
  example: () => path.resolve('tests/sites/example'),
  abroad: () => path.resolve('tests/sites/abroad'),
}

/**
 * Finds the browser and builds the site of a project once, before its tests. SITE_ROOT names a
 * folder with a finished dist/ to test instead of that of the repository.
 */
export default async function prepareSite({ name, config, provide }: TestProject) {
  provide('browserPath', await findBrowser())
  const content = await contents[name]?.()
  // The first project fills the repository's cache.
  const cache = path.join(config.root, '.cache')
  // Several files of tests would bundle the editor.
  if (name === 'site')
    await Promise.all([adminFiles(config.root), livePageWorker(config.root, '/')])
  const copy = content === undefined ? undefined : await copySite({ content, cache })
  const sources = copy?.root ?? config.root
  const built = copy ? undefined : process.env['SITE_ROOT']
  const names = ['SOURCE_DATE_EPOCH', 'PRECOMPRESS']
  const settings = Object.fromEntries(names.map((key) => [key, config.env[key]]))
  // Tests of the others meet the brochures and social pictures that a build makes.
  const args = name === 'example' && !all ? ['--no-pictures'] : []
  if (!built) await commandsOf(sources).build(settings, args)
  provide('project', name)
  provide('sources', sources)
  provide('siteRoot', path.resolve(built ?? sources))
  return copy?.remove
}
