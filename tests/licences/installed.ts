import { readFileSync } from 'node:fs'
import * as z from 'zod'

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      license: z.string().default('none'),
      dev: z.boolean().default(false),
    }),
  ),
})

/** The packages of the lockfile with their licences. A `tool` is needed by development only. */
export function installedPackages() {
  const { packages } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return Object.entries(packages).flatMap(([folder, { version, license: licence, dev: tool }]) => {
    const name = folder.replace(/^.*node_modules\//, '')
    return name === '' ? [] : [{ name, version, licence, tool }]
  })
}
