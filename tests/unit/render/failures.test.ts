import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { noteFailure, readFailures } from '#scripts/render/failures.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const about = { route: '/about', path: 'pages/about.mdx', message: 'no hero' }
const contact = { route: '/contact', path: 'pages/contact.mdx', message: 'two\nlines' }

afterEach(() => vi.unstubAllEnvs())

test('in a build every failing page is noted', async () => {
  const list = path.join(await temporaryFolder(), 'failures.jsonl')
  vi.stubEnv('BUILD_FAILURES', list)
  noteFailure(about, new Error('no hero'))
  noteFailure(contact, new Error('two\nlines'))
  expect(readFailures(list)).toEqual([about, contact])
})

test('outside a build a failing page is an error at once', () => {
  vi.stubEnv('BUILD_FAILURES', undefined)
  expect(() => noteFailure(about, new Error('no hero'))).toThrow('no hero')
})

test('a full disk is no fault of the page', async () => {
  vi.stubEnv('BUILD_FAILURES', path.join(await temporaryFolder(), 'failures.jsonl'))
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  expect(() => noteFailure(about, full)).toThrow('ENOSPC')
})

test('a build without failures has an empty list', async () => {
  expect(readFailures(path.join(await temporaryFolder(), 'none.jsonl'))).toEqual([])
})
