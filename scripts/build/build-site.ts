import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildDay, buildYear, holdBuildTime } from '#scripts/system/build-time.ts'
import { contentWarnings } from '#scripts/report/check/index.ts'
import type { Content } from '#content/schema/collections.ts'
import {
  type UnpublishedEntry,
  type OpenedContent,
  changedSince,
  formatUnpublished,
  openContent,
  printReport,
} from '#scripts/content/index.ts'
import { originsIn } from '#scripts/hosts/index.ts'
import { pictureVariants } from '#scripts/render/pictures.ts'
import { nepaliName, siteBase, siteUrl } from '#scripts/system/site-url.ts'
import { hasServiceWorker } from '#scripts/system/service-worker-setting.ts'
import { createSteps, type Progress, profileOf } from '#scripts/system/steps/steps.ts'
import { buildFolder, removeAbandonedBuilds } from './abandoned-builds.ts'
import { Stop } from '#scripts/system/failure.ts'
import { compressFiles } from './compress-files.ts'
import { writeHostFiles } from './host-files.ts'
import { type Bundle, currentBundle } from './bundle.ts'
import { writePages } from './pages.ts'
import { picturesOf, placePictures } from './pictures.ts'
import { writeSiteFiles } from './site-files.ts'
import { swapFolder } from './swap-folder.ts'
import { placeMedia } from './used-media.ts'
import { withholdFiles } from './withheld-files.ts'

export type BuildOptions = {
  /** False leaves out brochures and social pictures, which take long; pages name them all the same. */
  pictures?: boolean
  /** Prints where the time went. */
  profile?: boolean
}

/**
 * Builds the site under `root` into dist/: client/ is what is uploaded, hosts/ what some hosts want
 * to be told, site.json what the preview needs to know. dist/ is replaced only by a whole build.
 */
export async function buildSite(
  root: string,
  { pictures = true, profile = false }: BuildOptions = {},
): Promise<void> {
  holdBuildTime()
  const { run, taken } = createSteps()
  const [cache, dist] = [path.join(root, '.cache'), path.join(root, 'dist')]
  const folder = buildFolder(cache)
  const client = path.join(folder, 'client')
  const [base, url] = [siteBase(root), siteUrl(root)]
  try {
    await removeAbandonedBuilds(cache, dist)
    await mkdir(folder, { recursive: true })
    // Another process bundles while this one reads; what goes wrong in both is told of at once.
    const bundling = Promise.allSettled([bundleInto(client, root, base)])
    const [read] = await Promise.allSettled([
      run('content', (progress) => soundContent(root, progress)),
    ])
    const [bundled] = await run('bundle', () => bundling)
    const bundle = valueOf(bundled)
    const { content: found, unpublished, hashes } = valueOf(read)
    const content = { ...found, site: { ...found.site, url } }
    await cp(path.join(root, 'public'), client, { recursive: true })
    await withholdFiles(client, unpublished)
    const made = {
      variants: await run('pictures of writers', () => pictureVariants(root, content)),
      origins: originsIn(content),
      year: buildYear(),
      worker: hasServiceWorker(),
    }
    const media = await run('pages', (progress) =>
      writePages({ cache, client, bundle, content, base, made, progress }),
    )
    await run('media', () => placeMedia(media, client))
    if (pictures) {
      await run('pictures and brochures', async (progress) => {
        const wanted = picturesOf(content)
        await placePictures(root, wanted, client, progress)
      })
    }
    await run('files beside the pages', async () => {
      const worker = await readFile(made.worker ? bundle.worker : bundle.removal)
      await writeSiteFiles({ root, folder: client, content, url, worker })
      await writeHostFiles(folder, content, base)
      const manifest = { base, url, endpoint: content.site.form.endpoint }
      await writeFile(path.join(folder, 'site.json'), JSON.stringify(manifest))
    })
    await run('compression', () => compressFiles(client))
    stopIfChanged(root, { hashes })
    await swapFolder(folder, dist)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  if (profile) console.log(profileOf(taken))
}

async function bundleInto(client: string, root: string, base: string): Promise<Bundle> {
  const bundle = await currentBundle(root, { base, nepaliName: nepaliName(root) })
  await cp(bundle.client, client, { recursive: true })
  return bundle
}

function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason
  return result.value
}

type Sound = {
  content: Content
  unpublished: readonly UnpublishedEntry[]
  hashes: OpenedContent['hashes']
}

/** The content, when there is nothing wrong with it; prints what is, and what is not published. */
async function soundContent(root: string, progress: Progress): Promise<Sound> {
  const { content, diagnostics: found, unpublished, hashes } = await openContent(root, { progress })
  const diagnostics = [...found, ...(content ? await contentWarnings(root, content) : [])]
  if (diagnostics.length > 0) printReport(diagnostics)
  if (!content) throw new Stop('The site was not built; dist/ is as it was.')
  if (unpublished.length > 0) console.log(formatUnpublished(unpublished, buildDay()))
  return { content, unpublished, hashes }
}

/** What is written during a build may stand on some pages and not on others. */
function stopIfChanged(root: string, opened: Pick<OpenedContent, 'hashes'>): void {
  const changed = changedSince(root, opened)
  if (changed === undefined) return
  throw new Stop(
    `${changed} changed while the site was being built; dist/ is as it was. Build again.`,
  )
}
