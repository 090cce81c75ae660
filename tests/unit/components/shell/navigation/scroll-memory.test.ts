import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// tests/site holds that Back, Forward and a reload return to where the visitor was.

const stored = new Map<string, string>()
const listeners = new Map<string, () => void>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
}

/** The module in a document on the first entry of the history, with the shell. */
async function newShell() {
  vi.resetModules()
  const memory = await import('#components/shell/navigation/scroll-memory.ts')
  memory.takeOverScrolling()
  return memory
}
const scroll = (top: number) => {
  vi.stubGlobal('scrollY', top)
  listeners.get('scroll')?.()
}
const leave = () => listeners.get('pagehide')?.()
const refuse = () => {
  throw new DOMException('Refused', 'SecurityError')
}

beforeEach(() => {
  vi.stubGlobal('history', { state: { key: 'first' } })
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners.set(type, listener)
  })
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test('scrolling while the next page loads belongs to the visible page', async () => {
  const { setShownEntry, rememberedScroll } = await newShell()
  history.state.key = 'second'
  scroll(500)
  expect(rememberedScroll('second')).toBeUndefined()
  setShownEntry('second')
  expect(rememberedScroll('first')).toBe(500)
})

test('at most two hundred positions are stored', async () => {
  const { setShownEntry } = await newShell()
  for (let entry = 0; entry < 300; entry += 1) setShownEntry(`entry${entry}`)
  leave()
  expect(Object.keys(JSON.parse(stored.get('scroll') ?? '{}'))).toHaveLength(200)
})

test('blocked storage causes no error', async () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  const { setShownEntry, rememberedScroll } = await newShell()
  scroll(300)
  setShownEntry('second')
  expect(leave).not.toThrow()
  expect(rememberedScroll('first')).toBe(300)
})
