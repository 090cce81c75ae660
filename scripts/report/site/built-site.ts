import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '#scripts/content/index.ts'
import { readSiteManifest } from '#scripts/hosts/index.ts'
import type { BuiltSite } from './addresses.ts'
import { readRedirects } from './check-redirects.ts'

/** The finished build of a repository: dist/client and what dist/site.json says of it. Throws in one line when there is none. */
export async function readBuiltSite(root: string): Promise<BuiltSite> {
  const { base, url } = await readSiteManifest(root)
  const { files } = listFiles(root, 'dist/client')
  const redirects = await readFile(join(root, 'dist/client/_redirects'), 'utf8').catch(() => '')
  return {
    base,
    url: url.replace(/\/$/, ''),
    files: new Set(files.map(({ path }) => path.slice('dist/client/'.length))),
    redirects: readRedirects(redirects),
  }
}
