import { expect, it } from 'vitest'
import { openContent } from '#scripts/content/open-content.ts'
import { inText, lineOf, siteFolder } from '../small-site.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The faults of the small site with one page that shows a picture of these bytes. */
async function faultsOf(bytes: Uint8Array) {
  const image = { 'public/images/house.png': bytes }
  const root = await siteFolder({ ...inText('![A house](/images/house.png)'), ...image })
  return (await openContent(root)).diagnostics.map(lineOf)
}

it('lets a page show a valid picture', async () => {
  expect(await faultsOf(pixel)).toEqual([])
})

it.each([
  ['of another kind than its name says', Buffer.from('no picture'), 'not a picture of a kind'],
  ['over 5 MB', Buffer.alloc(5_000_001), 'at most 5 MB are allowed'],
  ['cut off', pixel.subarray(0, 50), 'damaged'],
])('names the place that shows a picture %s', async (_, bytes, reason) => {
  const [diagnostic] = await faultsOf(bytes)
  expect(diagnostic).toMatch(/^pages\/a\.mdx:\d+:12 {2}\/images\/house\.png: /)
  expect(diagnostic).toContain(reason)
})
