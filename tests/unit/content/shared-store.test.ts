import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { beginSharedStore, sharedStore } from '#scripts/content/shared-store.ts'
import { filesOf, page } from '#tests/content/small-site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('all ask one store; within a request it has one answer, after it the next', async () => {
  const root = await temporaryFolder()
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
  for (const file of filesOf({})) write(file.path, file.bytes)
  const store = beginSharedStore(root)
  expect(sharedStore(root)).toBe(store)

  const pagesNow = async () => (await store.read()).content?.pages.map(({ slug }) => slug)
  const request = new Promise<unknown[]>((resolve, reject) => {
    const work = async () => {
      const before = await pagesNow()
      write('pages/new.mdx', page('New.'))
      resolve([before, await pagesNow()])
    }
    store.during(() => void work().catch(reject))
  })
  expect(await request).toEqual([
    ['404', 'index'],
    ['404', 'index'],
  ])
  expect(await pagesNow()).toEqual(['404', 'index', 'new'])
})
