import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const lockfile = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
})

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().catch('none'),
})

export type Installed = {
  name: string
  version: string
  /** From its package.json, or `none`. */
  licence: string
  /** True if only development needs it. */
  tool: boolean
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The packages of the lockfile that are installed; those for other systems aren't. */
export function installedPackages(root: string): Installed[] {
  const lock = lockfile.parse(JSON.parse(read(path.join(root, 'package-lock.json')) ?? ''))
  return Object.entries(lock.packages).flatMap(([folder, { dev = false }]) => {
    const text = folder === '' ? undefined : read(path.join(root, folder, 'package.json'))
    if (text === undefined) return []
    const { name, version, license } = manifest.parse(JSON.parse(text))
    return [{ name, version, licence: license, tool: dev }]
  })
}
