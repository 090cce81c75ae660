import { afterEach, expect, test, vi } from 'vitest'
import { buildDay, buildTime, buildYear, holdBuildTime } from '#scripts/system/build-time.ts'

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

test('a day begins at midnight in Kathmandu', () => {
  at('2027-01-30T18:14:59Z')
  expect(buildDay()).toBe('2027-01-30')
  at('2027-01-30T18:15:00Z')
  expect(buildDay()).toBe('2027-01-31')
})

test('a build that runs over midnight stays on the day on which it began', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined)
  vi.useFakeTimers({ now: Date.parse('2027-01-30T18:14:59Z') })
  holdBuildTime()
  vi.setSystemTime(Date.parse('2027-01-30T18:20:00Z'))
  expect(buildDay()).toBe('2027-01-30')
})
