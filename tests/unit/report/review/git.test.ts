import { expect, it } from 'vitest'
import { addWorktree } from '#scripts/report/review/git.ts'
import { git } from '#scripts/system/git.ts'
import { commitAll, temporaryFolder } from '#tests/support/temporary-folder.ts'

it('gives git’s own reason in one line where git can do nothing', async () => {
  const root = await temporaryFolder({ file: '' })
  await expect(addWorktree(root, `${root}/work`, 'HEAD')).rejects.toThrow(/^fatal: [^\n]+$/)
  // Advice follows, as it does in a folder of another user.
  commitAll(root, '2027-01-01')
  await expect(git(root, 'log', 'none')).rejects.toThrow(/^fatal: ambiguous [^\n]+$/)
})
