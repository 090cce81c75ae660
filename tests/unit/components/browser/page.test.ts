import { expect, test, vi } from 'vitest'

/** What a browser without Trusted Types gives for the name if a heading has it as its id. */
test('a heading named trustedTypes is not taken for the browser’s Trusted Types', async () => {
  vi.stubGlobal('trustedTypes', { tagName: 'H2', id: 'trustedTypes' })
  vi.resetModules()
  const { trustedScriptUrl } = await import('#components/browser/trusted.ts')
  expect(trustedScriptUrl('/worker.js')).toBe('/worker.js')
  vi.unstubAllGlobals()
})
