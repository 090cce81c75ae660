import { expect, test } from 'vitest'
import { formatMark, isFullMark } from '#tests/headers/format-mark.ts'

const report = {
  scan: { grade: 'A+', score: 135 },
  tests: {
    'content-security-policy': { pass: true, result: 'csp-implemented', scoreModifier: 10 },
    redirection: { pass: true, result: 'redirection-to-https', scoreModifier: 0 },
  },
}

test('each item is shown with its points', () => {
  expect(formatMark(report)).toMatch(/^A\+, 135 points of the 135/)
  expect(formatMark(report)).toMatch(/^ *\+10 {2}content-security-policy +csp-implemented$/m)
  expect(formatMark(report)).toMatch(/^ *0 {2}redirection +redirection-to-https$/m)
})

test('a point that a static site can have and has not is no full mark', () => {
  expect(isFullMark(report)).toBe(true)
  expect(isFullMark({ ...report, scan: { grade: 'A+', score: 130 } })).toBe(false)
})

test('an item that is not passed is marked and is no full mark', () => {
  const redirection = { pass: false, result: 'redirection-missing', scoreModifier: -20 }
  const failed = { ...report, tests: { ...report.tests, redirection } }
  expect(isFullMark(failed)).toBe(false)
  expect(formatMark(failed)).toMatch(/^✗ -20 {2}redirection/m)
})
