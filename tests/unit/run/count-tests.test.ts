import { expect, test } from 'vitest'
import { countTests } from '#tests/run/count-tests.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((status) => ({ status })),
})

const oneFailed = { passed: 0, failed: 1 }
const many = [
  file('passed', 'passed', 'passed', 'skipped', 'todo'),
  file('failed', 'passed', 'failed'),
]

test.each([
  ['tests that ran count, and no others', many, { passed: 3, failed: 1 }],
  ['a file that fails before its first test is a failure', [file('failed')], oneFailed],
  ['a run that fails for another reason is a failure', [file('passed')], oneFailed],
  ['a run without a report is a failure', undefined, oneFailed],
])('%s', (_, testResults, counts) => {
  expect(countTests({ testResults }, 1)).toEqual(counts)
})
