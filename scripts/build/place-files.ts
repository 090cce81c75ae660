import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '#content/schema/collections.ts'
import type { OpenedContent } from '#scripts/check/content/index.ts'
import { adminPolicy } from '#scripts/hosts/index.ts'
import { adminSite } from '#scripts/make/admin/index.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'
import { cmsConfiguration } from '#scripts/write/cms/index.ts'
import type { Bundle } from './bundle.ts'

/** Places the parts of the bundle that visitors load and that render the pages. */
export function placeBundle(bundle: Bundle, write: WriteFile): void {
  for (const [name, bytes] of bundle) {
    if (/^(?:client|server)\//.test(name)) write(name, bytes)
  }
}

/** Copies the checked files under public/, without those of entries that aren't published. */
export function placePublicFiles(root: string, write: WriteFile, opened: OpenedContent): void {
  const unpublished = new Set(opened.unpublished.flatMap(({ files }) => files))
  for (const file of opened.files) {
    const [folder, ...names] = file.split('/')
    if (folder !== 'public' || unpublished.has(`/${names.join('/')}`)) continue
    // Never copies a link, which could lead elsewhere on a host.
    write(names.join('/'), readFileSync(path.join(root, file)))
  }
}

type Editor = {
  root: string
  write: WriteFile
  base: string
  policyInPages: boolean
  opened: OpenedContent
  editing: Content['site']['editing']
}

/** Places /admin, the forms for the content, and the files that it loads. */
export async function placeEditor({ root, write, base, policyInPages, opened, editing }: Editor) {
  const configuration = cmsConfiguration({ documents: opened.documents, editing, base })
  const policy = policyInPages ? adminPolicy : undefined
  const files = await adminSite({ root, base, policy, configuration })
  for (const [name, bytes] of files) write(name, bytes)
}
