import { expect, it } from 'vitest'
import { openContent } from '#scripts/content/open-content.ts'
import { placeOf, sentenceOf } from '#scripts/content/explain/report.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { filesOf, page } from '../small-site.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The small site with one page that shows a picture, and that picture's bytes. */
async function read(bytes: Buffer) {
  const files = filesOf({ 'pages/a.mdx': page('![A house](/images/house.png)') })
  const written = Object.fromEntries(files.map((file) => [file.path, Buffer.from(file.bytes)]))
  const root = await temporaryFolder({ ...written, 'public/images/house.png': bytes })
  const { diagnostics } = await openContent(root)
  return diagnostics.map((diagnostic) => `${placeOf(diagnostic)}  ${sentenceOf(diagnostic)}`)
}

it('lets a page show a valid picture', async () => {
  expect(await read(pixel)).toEqual([])
})

it.each([
  ['of another kind than its name says', Buffer.from('no picture'), 'not a picture of a kind'],
  ['over 5 MB', Buffer.alloc(5_000_001), 'at most 5 MB are allowed'],
  ['cut off', pixel.subarray(0, 50), 'damaged'],
])('names the place that shows a picture %s', async (_, bytes, reason) => {
  const [diagnostic] = await read(bytes)
  expect(diagnostic).toMatch(/^pages\/a\.mdx:\d+:12 {2}\/images\/house\.png: /)
  expect(diagnostic).toContain(reason)
})
