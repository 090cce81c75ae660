import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '#content/kinds/content.ts'
import { routesIn, withDownloadSizes } from '#scripts/read/documents/index.ts'
import { listFiles, siteBase } from '#scripts/read/files/index.ts'
import { pictureVariants } from './pictures/index.ts'
import { counted } from '#scripts/system/text/counted.ts'
import { project, pruneCaches } from '#scripts/system/cache.ts'
import { readSettings } from '#scripts/system/settings.ts'
import { writeBelow, type WriteFile } from '#scripts/system/write-below.ts'
import { currentBundle } from './bundle.ts'
import { compressFiles } from './compress-files.ts'
import { writePages } from './pages/index.ts'
import { placeBundle, placeEditor, placePublicFiles, placeType } from './place-files.ts'
import { fileSize, placePictures } from './place-pictures.ts'
import { openForBuild, stopIfChanged } from './open-for-build.ts'
import { manifestOf, writeSiteFiles } from './site-files.ts'
import { buildFolder, swapFolder } from './swap-folder.ts'

type Options = { pictures?: boolean; publish?: boolean; into?: string }

/**
 * Builds the site under `root` into dist/ below `into`: client/ to upload, hosts/ for the configuration
 * of hosts, site.json for the preview and the review. Builds in a folder of its own, which replaces dist/
 * at the end. Without `pictures`, pages still link to brochures and social pictures. With `publish`, pages
 * lack a form whose endpoint is to supply.
 */
export async function buildSite(
  root: string,
  { pictures = true, publish = false, into = root }: Options = {},
) {
  // React renders pages without the checks of development.
  process.env['NODE_ENV'] = 'production'
  // A build that runs past midnight uses the day on which it began.
  const settings = readSettings()
  const began = performance.now()
  const dist = path.join(into, 'dist')
  const folder = buildFolder(into)
  const client = path.join(folder, 'client')
  const write: WriteFile = (name, bytes) => writeBelow(folder, name, bytes)
  const writeClient: WriteFile = (name, bytes) => write(path.join('client', name), bytes)
  const base = siteBase(root, settings)
  try {
    mkdirSync(folder, { recursive: true })
    // Another process bundles while this one reads and cuts fonts. If both fail, both report why.
    const bundling = Promise.allSettled([currentBundle(project, base, path.join(folder, 'bundle'))])
    const readAll = async () => {
      const opened = await openForBuild(root, settings, publish)
      return { opened, type: await placeType(root, opened.content, writeClient) }
    }
    const [read] = await Promise.allSettled([readAll()])
    const [bundled] = await bundling
    const bundle = valueOf(bundled)
    const { opened, type } = valueOf(read)
    placeBundle(bundle, write, settings)
    await placePublicFiles(root, writeClient, opened)
    if (pictures) await placePictures(root, opened.content, writeClient)
    const content = withDownloadSizes(opened.content, (address) => fileSize(client, address))
    const variants = await pictureVariants(root, content, writeClient)
    const { noindex } = opened
    const written = { root, folder, bundle, base, content, variants, type, settings, noindex }
    await writePages(written, writeClient)
    rmSync(path.join(folder, 'server'), { recursive: true })
    const { policyInPages } = settings
    await writeSiteFiles({ ...written, write, policyInPages })
    write('site.json', manifestOf(written, opened))
    if (content.site.editing) await placeEditor(written, writeClient, opened)
    if (settings.precompress) await compressFiles(root, client, writeClient)
    stopIfChanged(root, opened)
    swapFolder(folder, dist)
    pruneCaches()
    console.log(summary(dist, content, performance.now() - began))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `Built dist/client: 16 pages; 120 files, 2.1 MB; in 3.2 s.` */
function summary(dist: string, content: Content, ms: number): string {
  const { files } = listFiles(dist, 'client')
  const megabytes = (files.reduce((sum, { size }) => sum + size, 0) / 1e6).toFixed(1)
  const notFound = 1 + content.translations.size
  const pages = counted(routesIn(content).size - notFound, 'page')
  const all = `${counted(files.length, 'file')}, ${megabytes} MB`
  return `Built ${path.relative(project, dist)}/client: ${pages}; ${all}; in ${(ms / 1000).toFixed(1)} s.`
}

function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason
  return result.value
}
