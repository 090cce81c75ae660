import { expect, it } from 'vitest'
import { addWorktree } from '#scripts/report/review/git.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

it('gives git’s own reason in one line where git can do nothing', async () => {
  const root = await temporaryFolder()
  await expect(addWorktree(root, `${root}/work`, 'HEAD')).rejects.toThrow(/^fatal: [^\n]+$/)
})
