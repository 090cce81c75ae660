import { expect, it } from 'vitest'
import { showDiff } from '#scripts/report/check/print.ts'

const texts = ['one\ntwo\nthree\n', 'one\n2\nthree\n'] as const

it('is a unified diff that patch and git read', () => {
  expect(showDiff('pages/a.mdx', texts)).toBe(
    '--- a/pages/a.mdx\n+++ b/pages/a.mdx\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n',
  )
})

it('has colours on a terminal', () => {
  expect(showDiff('pages/a.mdx', texts, true)).toContain('\u001B[32m+2\u001B[39m')
})
