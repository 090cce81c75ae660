import { expect, test } from 'vitest'
import { explainFailure, Stop } from '#scripts/system/failure.ts'

const systemError = (code: string) =>
  Object.assign(new Error(`${code}: something`), { code, path: '/site/dist' })

test('a build that stopped for a plain reason says no more than that', () => {
  expect(explainFailure(new Stop('2 pages could not be rendered.'))).toBe(
    '2 pages could not be rendered.',
  )
})

test('a folder that cannot be written is one clear line', () => {
  expect(explainFailure(systemError('EACCES'))).toBe(
    '/site/dist cannot be written: there is no permission to write there.',
  )
  expect(explainFailure(systemError('ENOSPC'))).toBe(
    '/site/dist cannot be written: the disk is full.',
  )
})

test('so is what another process of the build could not write', () => {
  const passedOn = new Error('Error: Build failed\n[plugin] ENOSPC: no space left on device, write')
  expect(explainFailure(passedOn)).toBe('The site cannot be written: the disk is full.')
})

test('a server that cannot start is one clear line', () => {
  const taken = new Error('listen EADDRNOTAVAIL: address not available 192.0.2.1:3000')
  expect(explainFailure(Object.assign(taken, { syscall: 'listen' }))).toBe(
    'The server cannot start: address not available 192.0.2.1:3000.',
  )
})

test('an unexpected error is shown whole', () => {
  const bug = new TypeError('x is not a function')
  expect(explainFailure(bug)).toBe(bug)
  const gone = systemError('ENOENT')
  expect(explainFailure(gone)).toBe(gone)
})
