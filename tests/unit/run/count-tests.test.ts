import { expect, test } from 'vitest'
import { countTests } from '#tests/run/count-tests.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((status) => ({ status })),
})

test('tests that passed and failed are counted, skipped ones are not', () => {
  const report = {
    testResults: [
      file('passed', 'passed', 'passed', 'skipped', 'todo'),
      file('failed', 'passed', 'failed'),
    ],
  }
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 })
})

test('a file that fails before its first test counts as one failure', () => {
  expect(countTests({ testResults: [file('failed')] }, 1)).toEqual({ passed: 0, failed: 1 })
})

test('a run that fails for another reason counts as one failure', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
  })
})

test('a run without a report counts as one failure', () => {
  expect(countTests(null, 1)).toEqual({ passed: 0, failed: 1 })
})
