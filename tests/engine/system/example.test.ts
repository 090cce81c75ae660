import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { today } from '#scripts/read/files/index.ts'
import { openPlaces } from '#scripts/system/example.ts'

test('--example opens the example institute on a fixed day, and prints the day', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '')
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const { root, into } = openPlaces(true)
  expect(path.relative('.', root)).toBe(path.join('tests', 'sites', 'example'))
  expect(path.relative('.', into)).toBe(path.join('.cache', 'example'))
  expect(today(root)).toBe('2026-11-23')
  expect(log).toHaveBeenCalledWith(expect.stringContaining('23 November 2026'))
  vi.unstubAllEnvs()
  expect(openPlaces(false)).toEqual({ root: process.cwd(), into: process.cwd() })
})
