import { afterEach, expect, test, vi } from 'vitest'
import { buildTime, buildYear } from '#scripts/render/build-time.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const at = (time: string) => vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(time) / 1000))

test('a build takes the time that it is given', () => {
  at('2027-03-04T05:06:07Z')
  expect(buildTime().toISOString()).toBe('2027-03-04T05:06:07.000Z')
})

test('a build without a given time takes the present', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined)
  vi.useFakeTimers({ now: Date.parse('2028-01-02T03:04:05Z') })
  expect(buildTime().toISOString()).toBe('2028-01-02T03:04:05.000Z')
  vi.stubEnv('SOURCE_DATE_EPOCH', 'yesterday')
  expect(buildTime().toISOString()).toBe('2028-01-02T03:04:05.000Z')
})

test('the year is that of Kathmandu, five hours and three quarters ahead', () => {
  at('2026-12-31T18:14:59Z')
  expect(buildYear()).toBe(2026)
  at('2026-12-31T18:15:00Z')
  expect(buildYear()).toBe(2027)
})
