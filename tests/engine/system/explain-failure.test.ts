import { expect, test } from 'vitest'
import { explainFailure, UserError } from '#scripts/system/failure.ts'

const systemError = (code: string) =>
  Object.assign(new Error(`${code}: something`), { code, path: '/site/dist' })

const taken = new Error('listen EADDRNOTAVAIL: address not available 192.0.2.1:3000')
const forbidden = new Error('listen EACCES: permission denied 0.0.0.0:80')
test.each<[string, Error, string]>([
  ['a plain reason', new UserError('2 pages are broken.'), '2 pages are broken.'],
  [
    'a folder without permission',
    systemError('EACCES'),
    '/site/dist cannot be written: there is no permission to write there.',
  ],
  [
    'a read-only disk',
    Object.assign(systemError('ENOENT'), { syscall: 'mkdir' }),
    '/site/dist cannot be written: the disk is read-only.',
  ],
  ['a full disk', systemError('ENOSPC'), '/site/dist cannot be written: the disk is full.'],
  [
    'a server that cannot start',
    Object.assign(taken, { syscall: 'listen' }),
    'The server cannot start: address not available 192.0.2.1:3000.',
  ],
  [
    'a port that only the administrator may open',
    Object.assign(forbidden, { syscall: 'listen', code: 'EACCES' }),
    'The server cannot start: permission denied 0.0.0.0:80.',
  ],
  [
    'a host that has no address',
    Object.assign(new Error('getaddrinfo ENOTFOUND nowhere.invalid'), { syscall: 'getaddrinfo' }),
    'The server cannot start: no address is known for nowhere.invalid.',
  ],
  [
    'a package that is missing',
    new Error("Cannot find package 'sharp' imported from /site/scripts/a.mjs"),
    'Not all packages are installed. Run: npm ci',
  ],
])('%s is one clear line', (_, error, line) => {
  expect(explainFailure(error)).toBe(line)
})

test.each([new TypeError('x is not a function'), systemError('ENOENT')])(
  'an unexpected error is shown whole: %s',
  (error) => {
    expect(explainFailure(error)).toBe(error)
  },
)
