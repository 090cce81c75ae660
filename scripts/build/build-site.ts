import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '#content/schema/collections.ts'
import { changedSince, openContent, type OpenedContent } from '#scripts/check/content/index.ts'
import { formatUnpublished, printReport } from '#scripts/report/terminal/index.ts'
import { adminPolicy } from '#scripts/hosts/index.ts'
import { adminSite } from '#scripts/make/admin/index.ts'
import { pictureVariants } from '#scripts/make/images/index.ts'
import { drawInto, openMedia } from '#scripts/make/media.ts'
import { contentWarnings } from '#scripts/check/made/index.ts'
import { launchReport } from '#scripts/report/launch/index.ts'
import { counted } from '#scripts/system/counted.ts'
import { Stop } from '#scripts/system/failure.ts'
import { buildDay, buildYear, readSettings, siteBase, siteUrl } from '#scripts/system/settings.ts'
import { createSteps, profileOf, type Progress } from '#scripts/system/progress.ts'
import { type WriteFile, writerBelow } from '#scripts/system/write-below.ts'
import { cmsConfiguration } from '#scripts/write/cms/index.ts'
import { type Bundle, currentBundle } from './bundle.ts'
import { compressFiles } from './compress-files.ts'
import { writePages } from './pages/index.ts'
import { picturesOf, placePictures, withBrochureSizes } from './pictures.ts'
import { writeSiteFiles } from './site-files.ts'
import { buildFolder, swapFolder } from './swap-folder.ts'

type BuildOptions = {
  /** False leaves out brochures and social pictures, but pages still link to them. */
  pictures?: boolean
  /** Prints where the time went. */
  profile?: boolean
}

/**
 * Builds the site under `root` into dist/: client/ to upload, hosts/ for the configuration of hosts,
 * site.json for the preview and the review. Builds in a folder of its own, which replaces dist/ at the
 * end.
 */
export async function buildSite(
  root: string,
  { pictures = true, profile = false }: BuildOptions = {},
): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  const settings = readSettings()
  // A build that runs past midnight uses the day on which it began.
  process.env['SOURCE_DATE_EPOCH'] = String(Math.floor(settings.now.getTime() / 1000))
  const began = performance.now()
  const { run, times } = createSteps()
  const dist = path.join(root, 'dist')
  const folder = buildFolder(root)
  const client = path.join(folder, 'client')
  const write = writerBelow(folder, dist)
  const writeClient: WriteFile = (name, bytes) => write(path.join('client', name), bytes)
  const base = siteBase(root, settings)
  try {
    mkdirSync(folder, { recursive: true })
    // Another process bundles while this one reads. If both fail, both report why.
    const bundling = Promise.allSettled([currentBundle(root, base, path.join(folder, 'bundle'))])
    const [read] = await Promise.allSettled([
      run('content', (progress) => readContent(root, progress)),
    ])
    const [bundled] = await run('bundle', () => bundling)
    const bundle = valueOf(bundled)
    const opened = valueOf(read)
    const site = { ...opened.content.site, url: siteUrl(root, settings) }
    const found = { ...opened.content, site }
    placeBundle(bundle, write)
    placePublicFiles(root, writeClient, opened)
    if (pictures) {
      await run('pictures and brochures', (progress) =>
        placePictures(root, picturesOf(root, found), writeClient, progress),
      )
    }
    const content = withBrochureSizes(found, client)
    const store = openMedia(root)
    const variants = await run('pictures of writers', () => pictureVariants(root, content, store))
    const drawings = drawInto(writeClient)
    const media = { variants, addDrawing: drawings.addDrawing }
    const year = buildYear(settings)
    const written = { root, folder, bundle, base, content, media, store, year, settings }
    await run('pages', (progress) =>
      writePages({ ...written, write: writeClient, drawn: drawings.names, progress }),
    )
    store.prune()
    rmSync(path.join(folder, 'server'), { recursive: true })
    const worker = bundle.get(settings.serviceWorker ? 'worker.js' : 'removal.js')
    const { policyInPages } = settings
    await run('files beside the pages', () =>
      writeSiteFiles({
        ...written,
        write,
        policyInPages,
        open: launchReport(opened),
        worker: worker ?? new Uint8Array(),
      }),
    )
    if (site.editing) {
      await run('editor', () =>
        placeEditor({ root, writeClient, base, policyInPages, opened, site }),
      )
    }
    await run('compression', () => compressFiles(root, client, writeClient, settings.precompress))
    stopIfChanged(root, opened)
    swapFolder(folder, dist)
    console.log(summary(dist, content, performance.now() - began))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  if (profile) console.log(profileOf(times))
}

type Editor = { root: string; writeClient: WriteFile; base: string; policyInPages: boolean } & {
  opened: OpenedContent
  site: Content['site']
}

/** Places /admin, the forms for the content, and the files that it loads. */
async function placeEditor({ root, writeClient, base, policyInPages, opened, site }: Editor) {
  const { editing } = site
  const configuration = cmsConfiguration({ documents: opened.documents, editing, base })
  const policy = policyInPages ? adminPolicy : undefined
  const files = await adminSite({ root, base, policy, configuration })
  for (const [name, bytes] of files) writeClient(name, bytes)
}

/** `Built dist/client: 16 pages, 6 programs among them; 120 files, 2.1 MB; in 3.2 s.` */
function summary(dist: string, { routes, programs }: Content, ms: number): string {
  const entries = readdirSync(path.join(dist, 'client'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size)
  const megabytes = (sizes.reduce((a, b) => a + b, 0) / 1e6).toFixed(1)
  const pages = `${counted(routes.size - 1, 'page')}, ${counted(programs.length, 'program')} among them`
  const all = `${counted(files.length, 'file')}, ${megabytes} MB`
  return `Built dist/client: ${pages}; ${all}; in ${(ms / 1000).toFixed(1)} s.`
}

function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason
  return result.value
}

function placeBundle(bundle: Bundle, write: WriteFile): void {
  for (const [name, bytes] of bundle) {
    if (/^(?:client|server)\//.test(name)) write(name, bytes)
  }
}

/** Copies the checked files under public/, without those of entries that aren't published. */
function placePublicFiles(root: string, write: WriteFile, opened: OpenedContent): void {
  const unpublished = new Set(opened.unpublished.flatMap(({ files }) => files))
  for (const file of opened.files) {
    const [folder, ...names] = file.split('/')
    if (folder !== 'public' || unpublished.has(`/${names.join('/')}`)) continue
    // Never copies a link, which could lead elsewhere on a host.
    write(names.join('/'), readFileSync(path.join(root, file)))
  }
}

type FoundContent = OpenedContent & { content: Content }

/** Reads the content and prints its faults and what isn't published. Throws a `Stop` on errors. */
async function readContent(root: string, progress: Progress): Promise<FoundContent> {
  const opened = await openContent(root, { progress })
  const { content, diagnostics: found, unpublished } = opened
  const diagnostics = [...found, ...(content ? await contentWarnings(root, content) : [])]
  if (diagnostics.length > 0) printReport(diagnostics)
  if (!content) throw new Stop('The site was not built; dist/ is as it was.')
  if (unpublished.length > 0) console.log(formatUnpublished(unpublished, buildDay()))
  return { ...opened, content }
}

/** Throws a `Stop` if a file changed during the build: only some pages may show the change. */
function stopIfChanged(root: string, opened: OpenedContent): void {
  const changed = changedSince(root, opened)
  if (changed === undefined) return
  throw new Stop(
    `${changed} changed while the site was being built; dist/ is as it was. Build again.`,
  )
}
