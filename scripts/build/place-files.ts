import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '#content/kinds/content.ts'
import { kindOf } from '#content/kinds/table.ts'
import { originalPath } from '#content/schema/languages.ts'
import type { OpenedSite } from '#scripts/check/open-site.ts'
import { contentOfEach, entriesIn, linkedFilesIn } from '#scripts/read/documents/index.ts'
import { valueAt } from '#scripts/read/fields/index.ts'
import { pictureType } from '#scripts/read/files/index.ts'
import { adminPolicy } from '#scripts/hosts/index.ts'
import { adminSite } from '#scripts/write/admin/index.ts'
import { nepaliType, nepaliWords } from './fonts/index.ts'
import { metadataRemover } from './pictures/index.ts'
import type { Settings } from '#scripts/system/settings.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'
import { adminData } from '#scripts/write/cms/index.ts'
import type { Bundle } from './bundle.ts'
import type { PagesSource } from './pages/index.ts'

/** Places the parts of the bundle that visitors load and that render the pages. */
export function placeBundle(
  bundle: Bundle,
  write: WriteFile,
  { serviceWorker }: Pick<Settings, 'serviceWorker'>,
): void {
  const worker = serviceWorker ? 'worker.js' : 'removal.js'
  for (const [name, bytes] of bundle) {
    if (/^(?:client|server)\//.test(name)) write(name, bytes)
    else if (name === worker) write('client/sw.js', bytes)
  }
}

/**
 * Copies the checked files under public/, except files of entries that aren't published. From
 * public/images/ copies only the pictures that content links to: pages load other sizes.
 */
export async function placePublicFiles(
  root: string,
  write: WriteFile,
  { files, all, unpublished }: OpenedSite,
): Promise<void> {
  const hidden = new Set(unpublished.map(({ path }) => path))
  const shown = all.filter(({ path: file }) => !hidden.has(originalPath(file)))
  const linked = new Set(shown.flatMap(linkedFilesIn))
  const without = new Set(unpublished.flatMap((entry) => entry.files))
  const removeMetadata = metadataRemover(root)
  for (const file of files) {
    const address = file.replace(/^public(?=\/)/, '')
    if (address === file || (without.has(address) && !linked.has(address))) continue
    const isPicture = address.startsWith('/images/')
    if (isPicture && !linked.has(address)) continue
    // Never copies a link, which could lead elsewhere on a host.
    const bytes = readFileSync(path.join(root, file))
    const hasMetadata = isPicture && pictureType(bytes) !== undefined
    write(address.slice(1), hasMetadata ? await removeMetadata(bytes) : bytes)
  }
}

/**
 * Writes the style sheet and the fonts of Nepali pages, if there are any. They contain the words of all
 * pages, since most sections show other entries.
 */
export async function placeType(root: string, content: Content, write: WriteFile) {
  const isNepali = entriesIn(content).some(({ entry }) => valueAt(entry.data, ['lang']) === 'ne')
  if (!isNepali && !content.translations.has('ne')) return undefined
  const { sheet, preload, files } = await nepaliType(root, nepaliWords(content))
  for (const [address, bytes] of files) write(address.slice(1), bytes)
  return { sheet, preload }
}

export async function placeEditor(
  { root, base, settings, content, bundle, variants }: PagesSource,
  write: WriteFile,
  opened: OpenedSite,
) {
  const policy = settings.policyInPages ? adminPolicy : undefined
  const style = [...bundle.keys()].find((name) => /^client\/assets\/.+\.css$/.test(name)) ?? ''
  const livePage = {
    files: [...opened.files].filter((file) => file.startsWith('public/')),
    variants: [...variants],
    downloads: Object.fromEntries(
      contentOfEach(content)
        .flatMap(entriesIn)
        .flatMap(({ kind, entry }) => {
          const address = kindOf(kind).page?.download?.(entry)
          return address === undefined ? [] : [[address, entry.downloadSize]]
        }),
    ),
    style: base + style.replace('client/', ''),
  }
  const data = adminData({ ...opened, editing: content.site.editing, base })
  const files = await adminSite({ root, base, policy, data, livePage })
  for (const [name, bytes] of files) write(name, bytes)
}
