import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#scripts/serve/listen.ts'

async function start(port: number, host?: string) {
  const server = await listen((_req, res) => res.end('here'), { port, host })
  onTestFinished(server.close)
  return server
}

test('both names of this machine reach the server', async () => {
  const { port } = await start(0)
  for (const host of ['127.0.0.1', 'localhost']) {
    expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('here')
  }
})

test('when the port is taken the next free one is used', async () => {
  const first = await start(0)
  const second = await start(first.port)
  expect(second.port).toBeGreaterThan(first.port)
  expect(second.port).toBeLessThan(first.port + 100)
  expect(await (await fetch(`http://localhost:${second.port}`)).text()).toBe('here')
})

test('a port that another program holds on every address is taken', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, () => resolve()))
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect((await start(port)).port).not.toBe(port)
})

test('an address that this machine does not have is an error', async () => {
  await expect(listen(() => {}, { port: 0, host: '203.0.113.1' })).rejects.toThrow('EADDRNOTAVAIL')
})

test('closing ends answers that never came, and frees the port', async () => {
  const silent = await listen(() => {}, { port: 0 })
  const pending = fetch(`http://localhost:${silent.port}`).catch(() => 'cut off')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await silent.close()
  expect(await pending).toBe('cut off')
  expect((await start(silent.port)).port).toBe(silent.port)
})
