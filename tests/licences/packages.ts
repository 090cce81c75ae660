import { readFileSync } from 'node:fs'

/** Permissive licences (SPDX), for tools and for what reaches visitors. */
const permissive =
  '0BSD, Apache-2.0, BlueOak-1.0.0, BSD-2-Clause, BSD-3-Clause, ISC, MIT, OFL-1.1, Zlib'.split(', ')

/** Licences of tools only, which aren't distributed with the site. */
const forTools =
  'CC-BY-4.0, CC BY-SA 4.0, CC0-1.0, LGPL-3.0-or-later, MPL-2.0, Python-2.0, WTFPL'.split(', ')

/** True if the project accepts a licence, or an SPDX expression of OR and AND. */
export function isAllowed(licence: string, { tool }: { tool: boolean }): boolean {
  const isKnown = (name: string) => permissive.includes(name) || (tool && forTools.includes(name))
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => isKnown(name.trim())))
}

type Locked = {
  version: string
  license?: string
  dev?: boolean
  integrity?: string
  optional?: boolean
  hasInstallScript?: boolean
}

const lockfile: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)

/** The packages of the lockfile with their licences. A `tool` is needed by development only. */
export const packages = Object.entries(lockfile.packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, { version, license: licence = 'none', dev: tool = false, ...more }]) => {
    const { integrity, optional = false, hasInstallScript = false } = more
    const name = folder.replace(/^.*node_modules\//, '')
    return { name, version, licence, tool, integrity, optional, hasInstallScript }
  })
