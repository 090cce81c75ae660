import { expect, test } from 'vitest'
import { explainFailure, Stop } from '#scripts/system/failure.ts'

/** An error of the system at the path /site/dist. */
const systemError = (message: string) =>
  Object.assign(new Error(`${message} '/site/dist'`), { path: '/site/dist' })

const taken = new Error('listen EADDRNOTAVAIL: address not available 192.0.2.1:3000')

test.each<[string, Error, string]>([
  ['a plain reason', new Stop('2 pages are broken.'), '2 pages are broken.'],
  [
    'a folder without permission',
    systemError('EACCES: permission denied, open'),
    '/site/dist cannot be written: permission denied.',
  ],
  [
    'a read-only disk',
    systemError('ENOENT: no such file or directory, mkdir'),
    '/site/dist cannot be written: no such file or directory.',
  ],
  [
    'a full disk, told by another process',
    new Error('Error: Build failed\n[plugin] ENOSPC: no space left on device, write'),
    'The site cannot be written: no space left on device.',
  ],
  [
    'a full disk, told by the bundler',
    new Error('No space left on device (os error 28)'),
    'The site cannot be written: No space left on device.',
  ],
  [
    'a server that cannot start',
    Object.assign(taken, { syscall: 'listen' }),
    'The server cannot start: address not available 192.0.2.1:3000.',
  ],
])('%s is one clear line', (_, error, line) => {
  expect(explainFailure(error)).toBe(line)
})

test.each([
  new TypeError('x is not a function'),
  systemError('ENOENT: no such file or directory, open'),
])('an unexpected error is shown whole: %s', (error) => {
  expect(explainFailure(error)).toBe(error)
})
