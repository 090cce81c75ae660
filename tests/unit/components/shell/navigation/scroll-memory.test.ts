import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const listeners = new Map<string, () => void>()
const scrollTo = vi.fn<(options: ScrollToOptions) => void>()

/** A history whose current entry has this key, if the router has set it. */
const history = {
  scrollRestoration: 'auto',
  state: null as { key?: string } | null,
  replaceState: (state: { key: string }) => void (history.state = state),
}

/** The modules in a new document, on an entry of the history. */
async function newDocument(key?: string) {
  vi.resetModules()
  listeners.clear()
  history.state = key === undefined ? null : { key }
  const memory = await import('#components/shell/navigation/scroll-memory.ts')
  const { restoreScroll } = await import('#components/shell/navigation/stored-scroll.ts')
  return { ...memory, restoreScroll }
}

/** The same, with the shell. */
async function newShell(key?: string) {
  const modules = await newDocument(key)
  modules.takeOverScrolling()
  return modules
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
  stored.clear()
  scrollTo.mockClear()
  history.scrollRestoration = 'auto'
  vi.stubGlobal('history', history)
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners.set(type, listener)
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('each entry of the history has its own position, with or without a scroll event', async () => {
  const { setShownEntry, rememberedScroll } = await newShell('first')
  scroll(300)
  vi.stubGlobal('scrollY', 440)
  setShownEntry('second')
  scroll(700)
  setShownEntry('third')
  expect(['first', 'second', 'fourth'].map(rememberedScroll)).toEqual([440, 700, undefined])
})

test('scrolling while the next page loads belongs to the visible page', async () => {
  const { setShownEntry, rememberedScroll } = await newShell('first')
  history.state = { key: 'second' }
  scroll(500)
  expect(rememberedScroll('second')).toBeUndefined()
  setShownEntry('second')
  expect(rememberedScroll('first')).toBe(500)
})

test('the first entries of two documents have different keys', async () => {
  await newShell()
  const first = history.state?.key
  expect(first).toBeTruthy()
  vi.stubGlobal('performance', { timeOrigin: performance.timeOrigin + 1 })
  await newShell()
  expect(history.state?.key).not.toBe(first)
})

describe('when the document is left', () => {
  test('its positions are stored, and the browser restores scrolling again', async () => {
    await newShell('first')
    expect(history.scrollRestoration).toBe('manual')
    scroll(450)
    leave()
    expect(history.scrollRestoration).toBe('auto')
    const after = await newDocument('first')
    expect(after.rememberedScroll('first')).toBe(450)
    after.restoreScroll()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  test('before the page of the address is shown, the next document restores the position', async () => {
    const before = await newShell('first')
    scroll(450)
    before.setShownEntry('second')
    history.state = { key: 'first' }
    leave()
    expect(history.scrollRestoration).toBe('manual')
    const after = await newDocument('first')
    after.restoreScroll()
    expect(scrollTo).toHaveBeenCalledWith({ top: 450, behavior: 'instant' })
  })

  test('at most two hundred positions are stored', async () => {
    const { setShownEntry } = await newShell('first')
    for (let entry = 0; entry < 300; entry += 1) setShownEntry(`entry${entry}`)
    leave()
    expect(Object.keys(JSON.parse(stored.get('scroll') ?? '{}'))).toHaveLength(200)
  })

  test('the positions of other documents stay', async () => {
    await newShell('first')
    scroll(450)
    stored.set('scroll', '{"other":120}')
    leave()
    expect(JSON.parse(stored.get('scroll') ?? '')).toEqual({ other: 120, first: 450 })
  })
})

test('storage with other content counts as empty', async () => {
  stored.set('scroll', '{not json')
  const { rememberedScroll } = await newDocument()
  expect(rememberedScroll('first')).toBeUndefined()
})

test('blocked storage causes no error', async () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  const { setShownEntry, rememberedScroll } = await newShell('first')
  scroll(300)
  setShownEntry('second')
  expect(leave).not.toThrow()
  expect(rememberedScroll('first')).toBe(300)
})
