import { readFileSync } from 'node:fs'
import { z } from 'zod'

const packageJson = z.object({ version: z.string() })

/** The installed version of a package, for keys of a cache: another maker, other bytes. */
export function packageVersion(name: string): string {
  return packageJson.parse(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')))
    .version
}
