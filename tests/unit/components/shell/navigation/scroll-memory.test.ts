import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// tests/site holds that Back, Forward and a reload return to where the visitor was;
// ../../browser/drafts.test.ts, what a browser does that blocks storage.

const listeners = new Map<string, () => void>()

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
const replaceState = (state: object) => void Object.assign(history, { state })

beforeEach(() => {
  vi.stubGlobal('history', { state: { key: 'first' } })
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners.set(type, listener)
  })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
})
afterEach(() => vi.unstubAllGlobals())

test('scrolling while the next page loads belongs to the visible page', async () => {
  const { setShownEntry, rememberedScroll } = await newShell()
  history.state.key = 'second'
  scroll(500)
  expect(rememberedScroll('second')).toBeUndefined()
  setShownEntry()
  expect(rememberedScroll('first')).toBe(500)
})

test('an entry that the browser made, as at a #fragment, is returned to by the browser when it is left', async () => {
  const { setShownEntry, rememberedScroll } = await newShell()
  vi.stubGlobal('history', { state: null, scrollRestoration: 'manual', replaceState })
  setShownEntry()
  scroll(700)
  listeners.get('pagehide')?.()
  expect(history.scrollRestoration).toBe('auto')
  expect(rememberedScroll(history.state.key)).toBe(700)
})
