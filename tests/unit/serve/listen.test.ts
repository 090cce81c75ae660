import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#scripts/serve/listen.ts'

async function start(port: number) {
  const server = await listen((_req, res) => res.end('here'), { port })
  onTestFinished(server.close)
  return server
}

test('if the port is taken, by another program too, the next free one is used', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, () => resolve()))
  onTestFinished(() => void other.close())
  const address = other.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  const { port } = await start(taken)
  expect(port).toBeGreaterThan(taken)
  expect(port).toBeLessThan(taken + 100)
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('here')
})

test('closing ends answers that never came, and frees the port', async () => {
  const silent = await listen(() => {}, { port: 0 })
  const pending = fetch(`http://localhost:${silent.port}`).catch(() => 'cut off')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await silent.close()
  expect(await pending).toBe('cut off')
  expect((await start(silent.port)).port).toBe(silent.port)
})
