import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Permissive licences (SPDX), for tools and for what reaches visitors. */
const permissive =
  '0BSD, Apache-2.0, BlueOak-1.0.0, BSD-2-Clause, BSD-3-Clause, ISC, MIT, OFL-1.1, Zlib'.split(', ')

/** Licences of tools only, which aren't distributed with the site. */
const forTools =
  'CC-BY-4.0, CC BY-SA 4.0, CC0-1.0, LGPL-3.0-or-later, MPL-2.0, Python-2.0, WTFPL'.split(', ')

/** True if the project accepts a licence, or an SPDX expression of OR and AND. */
function isAllowed(licence: string, tool: boolean): boolean {
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
const packages = Object.entries(lockfile.packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, { version, license: licence = 'none', dev: tool = false, ...more }]) => {
    const { integrity, optional = false, hasInstallScript = false } = more
    const name = folder.replace(/^.*node_modules\//, '')
    return { name, version, licence, tool, integrity, optional, hasInstallScript }
  })

const manifest: Record<string, object> = JSON.parse(readFileSync('package.json', 'utf8'))

test('every dependency has its reason in the table, and nothing else has', () => {
  const rows = readFileSync('.github/DEPENDENCIES.md', 'utf8').match(/^\| `.*?\|/gm) ?? []
  const listed = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  const wanted = Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] })
  expect(listed.toSorted()).toEqual(wanted.toSorted())
})

describe('the lockfile', () => {
  test('holds every package to its hash, except optional ones of other systems', () => {
    const loose = packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))
    expect(loose.filter(({ optional }) => !optional)).toEqual([])
  })

  test('needs no package to run anything when it is installed', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
    const eager = packages.filter(({ hasInstallScript }) => hasInstallScript)
    // Each checks that its program, an optional package, is the right one; it works without.
    const harmless = /^(?:esbuild|fsevents)$/
    expect(eager.filter(({ name }) => !harmless.test(name))).toEqual([])
  })
})

test('every licence is accepted', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(({ licence, tool }) => !isAllowed(licence, tool))).toEqual([])
})
