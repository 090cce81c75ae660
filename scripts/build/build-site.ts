import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build as prerender } from 'vike/api'
import { contentWarnings } from '#scripts/content-warnings.ts'
import { createContentStore } from '#scripts/content/load.ts'
import { printReport } from '#scripts/content/report.ts'
import { readFailures } from '#scripts/render/failures.ts'
import { siteBase, siteUrl } from '#scripts/site-url.ts'
import { makeBrochures } from './make-brochures.ts'
import { writeSiteFiles } from './site-files.ts'
import { swapFolder } from './swap-folder.ts'
import { copyUsedMedia } from './used-media.ts'

/** A build that stopped for a reason that has been printed. */
export class BuildStopped extends Error {}

/**
 * Builds the site under `root` into dist/: client/ is what is uploaded, site.json what the
 * preview needs to know. dist/ is replaced only by a whole build.
 */
export async function buildSite(root: string): Promise<void> {
  const { content, faults: found } = await createContentStore(root).read()
  const faults = [...found, ...(content ? await contentWarnings(root, content) : [])]
  if (faults.length > 0) printReport(faults)
  if (!content) throw new BuildStopped('The site was not built; dist/ is as it was.')

  const folder = path.join(root, '.cache', `build-${process.pid}`)
  const failures = path.join(folder, 'failures.jsonl')
  await mkdir(folder, { recursive: true })
  try {
    Object.assign(process.env, {
      NODE_ENV: 'production',
      BUILD_DIR: folder,
      BUILD_FAILURES: failures,
    })
    await prerender({ viteConfig: { root, logLevel: 'warn' } })
    const failed = readFailures(failures)
    for (const { path, route, message } of failed) console.error(`${path}  ${route}: ${message}`)
    if (failed.length > 0) {
      throw new BuildStopped(`${failed.length} pages could not be rendered; dist/ is as it was.`)
    }
    const client = path.join(folder, 'client')
    const [base, url] = [siteBase(root), siteUrl(root)]
    await copyUsedMedia(client)
    await makeBrochures(root, client, { ...content, site: { ...content.site, url } })
    await writeSiteFiles({ root, folder: client, content, url, base })
    await rm(path.join(folder, 'server'), { recursive: true, force: true })
    const manifest = { base, url, endpoint: content.site.form.endpoint }
    await writeFile(path.join(folder, 'site.json'), JSON.stringify(manifest))
    await swapFolder(folder, path.join(root, 'dist'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
