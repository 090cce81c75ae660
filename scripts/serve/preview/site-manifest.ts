import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

const siteManifest = z.object({
  /** The path that the site lives under, with a slash at both ends. */
  base: z.string().regex(/^\/(?:.*\/)?$/),
  /** Where the contact form is sent in production. */
  endpoint: z.url(),
  /** The site's public address. */
  url: z.url(),
})

export type SiteManifest = z.infer<typeof siteManifest>

/**
 * What the build says about itself in dist/site.json, beside the folder that is uploaded.
 * Throws in one line when there is no build.
 */
export async function readSiteManifest(root: string): Promise<SiteManifest> {
  try {
    return siteManifest.parse(
      JSON.parse(await readFile(path.join(root, 'dist', 'site.json'), 'utf8')),
    )
  } catch (cause) {
    throw new Error('There is no build yet: run npm run build', { cause })
  }
}
