import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchFolders } from '#scripts/report/check/watch-folders.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('work runs at the start and after each change, in new, replaced and deleted files and folders', async () => {
  const root = await temporaryFolder()
  const at = (file: string) => path.join(root, file)
  const write = (file: string) => writeFileSync(at(file), String(Math.random()))
  mkdirSync(at('content'))
  write('content/a.mdx')
  const work = vi.fn<() => Promise<void>>(async () => {})
  onTestFinished(watchFolders(root, ['content', 'missing'], work, 5))

  const changes = [
    () => write('content/a.mdx'),
    () => {
      write('content/a.mdx~')
      renameSync(at('content/a.mdx~'), at('content/a.mdx'))
    },
    () => write('content/a.mdx'),
    () => mkdirSync(at('content/faqs')),
    () => write('content/faqs/c.mdx'),
    () => rmSync(at('content/faqs'), { recursive: true }),
    () => mkdirSync(at('content/faqs')),
    () => write('content/faqs/c.mdx'),
  ]
  for (const change of changes) {
    // A change may be reported twice.
    await new Promise((resolve) => setTimeout(resolve, 30))
    work.mockClear()
    change()
    await expect.poll(() => work.mock.calls.length).toBeGreaterThan(0)
  }
})
