import { expect, it } from 'vitest'
import { showDiff } from '#scripts/report/check/print.ts'

const diff = (colour?: boolean) => showDiff('a.mdx', 'one\ntwo\nthree\n', 'one\n2\nthree\n', colour)

it('is a unified diff that patch and git read', () => {
  expect(diff()).toBe('--- a/a.mdx\n+++ b/a.mdx\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n')
})

it('has colours on a terminal', () => {
  expect(diff(true)).toContain('\u001B[32m+2\u001B[39m')
})
