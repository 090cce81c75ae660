import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
let leave = () => {}
const history = { scrollRestoration: 'auto' }

/** The module as a newly loaded document has it. */
const newDocument = () => {
  vi.resetModules()
  return import('#components/shell/scroll-memory.ts')
}
const refuse = () => {
  throw new DOMException('Refused', 'SecurityError')
}
const at = (pathname: string, scrollY = 0) => {
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('scrollY', scrollY)
}

beforeEach(() => {
  stored.clear()
  history.scrollRestoration = 'auto'
  vi.stubGlobal('history', history)
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pagehide') leave = listener
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('each entry of the history has its own position', async () => {
  const { rememberScroll, rememberedScroll } = await newDocument()
  at('/about', 300)
  rememberScroll('first')
  at('/about', 700)
  rememberScroll('second')
  expect(rememberedScroll('first')).toBe(300)
  expect(rememberedScroll('second')).toBe(700)
  expect(rememberedScroll('third')).toBeUndefined()
})

test('the first entries of two documents share a key, and do not share a position', async () => {
  const { rememberScroll, rememberedScroll } = await newDocument()
  at('/about', 300)
  rememberScroll('default')
  at('/contact')
  expect(rememberedScroll('default')).toBeUndefined()
})

test('positions outlive the document, and the browser scrolls again when it is left', async () => {
  at('/about', 450)
  const before = await newDocument()
  before.ownScrolling()
  expect(history.scrollRestoration).toBe('manual')
  before.rememberScroll('first')
  leave()
  expect(history.scrollRestoration).toBe('auto')
  const after = await newDocument()
  expect(after.rememberedScroll('first')).toBe(450)
})

test('what is stored never grows beyond two hundred positions', async () => {
  at('/about', 1)
  const { ownScrolling, rememberScroll } = await newDocument()
  ownScrolling()
  for (let entry = 0; entry < 300; entry += 1) rememberScroll(`entry${entry}`)
  leave()
  expect(Object.keys(JSON.parse(stored.get('scroll') ?? '{}'))).toHaveLength(200)
})

test('storage that holds something else counts as empty', async () => {
  stored.set('scroll', '{not json')
  at('/about')
  const { rememberedScroll } = await newDocument()
  expect(rememberedScroll('first')).toBeUndefined()
})

test('storage that is refused stops nobody from leaving', async () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  at('/about', 300)
  const { ownScrolling, rememberScroll, rememberedScroll } = await newDocument()
  ownScrolling()
  rememberScroll('first')
  expect(leave).not.toThrow()
  expect(rememberedScroll('first')).toBe(300)
})
