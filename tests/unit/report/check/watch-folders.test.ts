import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
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
  const stop = new AbortController()
  const watching = watchFolders(root, ['content', 'missing'], work, {
    pauseMs: 5,
    signal: stop.signal,
  })
  onTestFinished(() => {
    stop.abort()
    return watching
  })

  const changes = [
    () => write('content/a.mdx'),
    () => {
      write('content/a.mdx~')
      renameSync(at('content/a.mdx~'), at('content/a.mdx'))
    },
    () => write('content/a.mdx'),
    () => {
      mkdirSync(at('content/faqs'))
      write('content/faqs/c.mdx')
    },
    () => rmSync(at('content/faqs'), { recursive: true }),
    () => {
      mkdirSync(at('content/faqs'))
      write('content/faqs/c.mdx')
    },
  ]
  const once = () => expect.poll(() => work.mock.calls.length).toBe(1)
  await once()
  for (const change of changes) {
    work.mockClear()
    change()
    await once()
  }
  work.mockClear()
  renameSync(root, `${root}-away`)
  await setTimeout(50)
  expect(work).not.toHaveBeenCalled()
  renameSync(`${root}-away`, root)
  write('content/a.mdx')
  await once()
})
