import { expect, test } from 'vitest'
import { manifestIcons } from '#scripts/make/site-files/icons.ts'
import { webManifest } from '#scripts/make/site-files/web-manifest.ts'

const text = webManifest({ name: 'The "Institute"', description: 'What it is.' })

test('the manifest carries the name of the institute', () => {
  expect(JSON.parse(text)).toMatchObject({ name: 'The "Institute"', description: 'What it is.' })
})

test('every address in the manifest holds under any base path', () => {
  const manifest: { id: string; start_url: string; scope: string; icons: { src: string }[] } =
    JSON.parse(text)
  const addresses = [manifest.id, manifest.start_url, manifest.scope]
  expect(addresses).toEqual(['./', './', './'])
  for (const { src } of manifest.icons) expect(src).not.toMatch(/^\/|:/)
})

test('there are icons of 192 and 512 pixels, one that may be masked and one that scales', () => {
  expect(manifestIcons).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ sizes: 'any', type: 'image/svg+xml' }),
      expect.objectContaining({ sizes: '192x192', purpose: 'any' }),
      expect.objectContaining({ sizes: '512x512', purpose: 'any' }),
      expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
    ]),
  )
})
