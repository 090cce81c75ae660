import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isAllowed, packages } from '#tests/licences/packages.ts'

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

describe('licences', () => {
  test('are all accepted', () => {
    expect(packages.length).toBeGreaterThan(100)
    expect(packages.filter(({ licence, tool }) => !isAllowed(licence, { tool }))).toEqual([])
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
