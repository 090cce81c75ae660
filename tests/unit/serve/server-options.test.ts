import { expect, test } from 'vitest'

import { serverOptions } from '#scripts/serve/server-options.ts'

test('the port is 4173 unless told otherwise', () => {
  expect(serverOptions([], {})).toEqual({ port: 4173, host: undefined })
})

test('--port wins over PORT', () => {
  expect(serverOptions([], { PORT: '8080' }).port).toBe(8080)
  expect(serverOptions(['--port', '9000'], { PORT: '8080' }).port).toBe(9000)
})

test('--host names an address to listen on', () => {
  expect(serverOptions(['--host', '0.0.0.0'], {}).host).toBe('0.0.0.0')
})

test.for(['abc', '70000', '-1', ''])('"%s" is no port', (port) => {
  expect(() => serverOptions([], { PORT: port })).toThrow('is not a port')
})
