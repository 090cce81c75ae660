import { z } from 'zod'

const report = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

/**
 * Counts the tests of vitest's JSON report. A file that failed before its first test counts as one
 * failure, and so does a run that failed for another reason or without a report.
 */
export function countTests(json: unknown, exitCode: number): { passed: number; failed: number } {
  const files = report.safeParse(json).data?.testResults ?? []
  const count = (status: string) =>
    files.flatMap((file) => file.assertionResults).filter((test) => test.status === status).length
  const brokenFiles = files.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = count('failed') + brokenFiles.length
  return { passed: count('passed'), failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}
