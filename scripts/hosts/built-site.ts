import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { UserError } from '#scripts/system/failure.ts'
import { hostRulesSchema } from './rules.ts'

const siteManifest = z.object({
  base: hostRulesSchema.shape.base,
  /** Where the contact form is sent in production, if there is one. */
  endpoint: z.url().optional(),
  url: z.url(),
  /** The parts of content/site.yaml that lead visitors, messages, map and editor somewhere. */
  destinations: z.record(z.string(), z.unknown()).optional().catch(undefined),
  /** The files of content, each with the beginning of its hash. */
  sources: z.record(z.string(), z.string()).optional().catch(undefined),
})

export type Destinations = NonNullable<z.infer<typeof siteManifest>['destinations']>

async function readDist<T>(schema: z.ZodType<T>, root: string, name: string): Promise<T> {
  try {
    return schema.parse(JSON.parse(await readFile(path.join(root, 'dist', name), 'utf8')))
  } catch (cause) {
    throw new UserError('There is no build yet: run npm run build', { cause })
  }
}

/** Reads dist/site.json, which describes the build. Throws a `UserError` if there is no build. */
export const readSiteManifest = (root: string) => readDist(siteManifest, root, 'site.json')

/** The facts of a build that the preview needs. Throws a `UserError` if there is no build. */
export async function readBuiltSite(root: string) {
  const { endpoint } = await readSiteManifest(root)
  return { endpoint, rules: await readDist(hostRulesSchema, root, 'hosts/rules.json') }
}
