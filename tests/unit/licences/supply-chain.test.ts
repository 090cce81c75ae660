import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { isAllowed } from '#tests/licences/allowed.ts'
import { installedPackages } from '#tests/licences/installed.ts'

const names = z.record(z.string(), z.string())
const manifest = z.object({ dependencies: names, devDependencies: names })
const locked = z.object({
  integrity: z.string().optional(),
  optional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
})
const lockfile = z.object({ packages: z.record(z.string(), locked) })

const { dependencies, devDependencies } = manifest.parse(
  JSON.parse(readFileSync('package.json', 'utf8')),
)
const packages = Object.entries(
  lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages,
).filter(([folder]) => folder !== '')

test('every dependency has its reason in the table, and nothing else has', () => {
  const rows = readFileSync('.github/DEPENDENCIES.md', 'utf8').match(/^\| `.*?\|/gm) ?? []
  const listed = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  const wanted = Object.keys({ ...dependencies, ...devDependencies })
  expect(listed.toSorted()).toEqual(wanted.toSorted())
})

describe('the lockfile', () => {
  test('holds every package to its hash, except optional ones of other systems', () => {
    const loose = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    expect(loose.filter(([, { optional }]) => !optional)).toEqual([])
  })

  test('needs no package to run anything when it is installed', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
    const eager = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
    // Checks that its program, an optional package, is the right one; it works without.
    const harmless = /^node_modules\/(?:.*\/)?(?:esbuild|fsevents)$/
    expect(eager.map(([folder]) => folder).filter((name) => !harmless.test(name))).toEqual([])
  })
})

describe('licences', () => {
  test('are all accepted', () => {
    const installed = installedPackages()
    expect(installed.length).toBeGreaterThan(100)
    expect(installed.filter(({ licence, tool }) => !isAllowed(licence, { tool }))).toEqual([])
  })

  test('of tools are more than those of what reaches visitors', () => {
    expect(isAllowed('MPL-2.0', { tool: true })).toBe(true)
    expect(isAllowed('MPL-2.0', { tool: false })).toBe(false)
    expect(isAllowed('GPL-3.0-only', { tool: true })).toBe(false)
  })

  test('may be expressions', () => {
    expect(isAllowed('(MIT AND Zlib)', { tool: false })).toBe(true)
    expect(isAllowed('(GPL-3.0-only OR MIT)', { tool: false })).toBe(true)
    expect(isAllowed('(GPL-3.0-only AND MIT)', { tool: false })).toBe(false)
  })
})
