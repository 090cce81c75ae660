import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  beginSharedStore,
  type SharedStore,
  sharedStore,
} from '#scripts/content/read/shared-store.ts'
import { filesOf, page } from '#tests/content/small-site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

let root: string
let store: SharedStore
beforeEach(async () => {
  root = await temporaryFolder()
  for (const file of filesOf({})) write(file.path, file.bytes)
  store = beginSharedStore(root)
})
afterEach(() => vi.useRealTimers())

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}

const pagesNow = async () => (await store.read()).content?.pages.map(({ slug }) => slug)

const duringRequest = <T>(work: () => Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    store.during(() => void work().then(resolve, reject))
  })

test('all ask one store; within a request it has one answer, after it the next', async () => {
  expect(sharedStore(root)).toBe(store)
  const seen = await duringRequest(async () => {
    const before = await pagesNow()
    write('pages/new.mdx', page('New.'))
    return [before, await pagesNow()]
  })
  expect(seen).toEqual([
    ['404', 'index'],
    ['404', 'index'],
  ])
  expect(await pagesNow()).toEqual(['404', 'index', 'new'])
})

test('a page that asks at once after a change is shown what was found then, later ones what is there', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await store.renew()
  write('pages/new.mdx', page('New.'))
  expect(await duringRequest(pagesNow)).toEqual(['404', 'index'])
  vi.advanceTimersByTime(1000)
  expect(await duringRequest(pagesNow)).toEqual(['404', 'index', 'new'])
})
