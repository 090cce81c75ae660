import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Changed, watchFolders } from '#scripts/report/check/watch-folders.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const counts = (file: string) => !file.endsWith('~')

test('says at which paths something has changed, in folders that have come since too', async () => {
  const root = await temporaryFolder()
  const write = (file: string) => writeFileSync(path.join(root, file), String(Math.random()))
  mkdirSync(path.join(root, 'content'))
  write('content/a.mdx')
  const work = vi.fn<(changed: Changed) => Promise<void>>(async () => {})
  onTestFinished(watchFolders(root, ['content'], work, { settling: 5, counts }))
  await expect.poll(() => work.mock.calls).toEqual([[undefined]])

  const paths = () =>
    new Set(
      work.mock.calls.flatMap(([changed]) =>
        Array.from(changed ?? [], (file) => path.relative(root, file).replaceAll('\\', '/')),
      ),
    )
  write('content/a.mdx')
  await expect.poll(paths).toEqual(new Set(['content/a.mdx']))
  write('content/b.mdx~')
  renameSync(path.join(root, 'content/b.mdx~'), path.join(root, 'content/b.mdx'))
  await expect.poll(paths).toContain('content/b.mdx')
  mkdirSync(path.join(root, 'content/faqs'))
  await expect.poll(paths).toContain('content/faqs')
  write('content/faqs/c.mdx')
  await expect.poll(paths).toContain('content/faqs/c.mdx')
  expect(paths()).not.toContain('content/b.mdx~')
})
