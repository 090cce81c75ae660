import { today } from '#scripts/system/settings.ts'
import sharp, { type Exif } from 'sharp'
import { expect, it } from 'vitest'
import { openContent } from '#scripts/check/content/open-content.ts'
import { inText, lineOf, program, programPath, siteFolder } from '../small-site.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The faults of the small site with one page that shows a picture of these bytes. */
async function faultsOf(bytes: Uint8Array) {
  const image = { 'public/images/house.png': bytes }
  const root = await siteFolder({ ...inText('![A house](/images/house.png)'), ...image })
  return (await openContent(root, today())).diagnostics.map(lineOf)
}

it('lets a page show a valid picture', async () => {
  expect(await faultsOf(pixel)).toEqual([])
})

it.each([
  ['of another kind than its name says', Buffer.from('no picture'), 'not a picture of a kind'],
  ['that is a web page', Buffer.from('<!DOCTYPE html><p>'), 'not a picture but a web page'],
  ['over 5 MB', Buffer.alloc(5_000_001), 'at most 5 MB are allowed'],
  ['cut off', pixel.subarray(0, 50), 'damaged'],
])('names the place that shows a picture %s', async (_, bytes, reason) => {
  const [diagnostic] = await faultsOf(bytes)
  expect(diagnostic).toMatch(/^pages\/a\.mdx:\d+:12 {2}\/images\/house\.png: /)
  expect(diagnostic).toContain(reason)
})

/** A picture with these fields of EXIF; those of the place are in IFD3. */
const photo = (exif: Exif) =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).withExif(exif)

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('warns of a %s with its place', async (type) => {
  const bytes = await photo({ IFD3: { GPSLatitude: '27/1 41/1 0/1' } })
    .toFormat(type)
    .toBuffer()
  const root = await siteFolder({ 'public/files/house.jpg': bytes })
  const opened = await openContent(root, today())
  expect(opened.content).toBeDefined()
  expect(opened.diagnostics).toMatchObject([
    { path: 'public/files/house.jpg', severity: 'warning', rule: 'picture-place' },
  ])
  // From the cache.
  expect((await openContent(root, today())).diagnostics).toEqual(opened.diagnostics)
})

it('finds the place in a photograph of 12 MB too, whose size is a fault where it is shown', async () => {
  const head = await photo({ IFD3: { GPSLatitude: '27/1 41/1 0/1' } })
    .jpeg()
    .toBuffer()
  const lines = await faultsOf(Buffer.concat([head, Buffer.alloc(12_000_000)]))
  expect(lines).toEqual([
    expect.stringContaining('house.png:1:1  the picture says where it was taken'),
    expect.stringContaining('at most 5 MB are allowed'),
  ])
})

it.each([
  ['only the camera', { IFD0: { Model: 'Phone' } }],
  ['a list of the place without a place', { IFD3: { GPSDateStamp: '2027:01:01' } }],
])('is silent about a picture that tells %s', async (_, exif) => {
  expect(await faultsOf(await photo(exif).jpeg().toBuffer())).toEqual([])
})

it.each([
  ['a Word file', 'PK\u0003\u0004', [8, 11]],
  ['a web page', '<!DOCTYPE html>', [8, 11]],
  ['a PDF', '%PDF-1.7\n', []],
])('names each place that leads to a PDF that is %s', async (_, text, at) => {
  const brochure = program({ brochureLink: '/b/a.pdf' }, '[Download it](/b/a.pdf)')
  const root = await siteFolder({ [programPath]: brochure, 'public/b/a.pdf': text })
  const reason = '/b/a.pdf: not a PDF, although its name says so'
  const lines = (await openContent(root, today())).diagnostics.map(lineOf)
  expect(lines.map((line) => line.split(':')[1])).toEqual(at.map(String))
  expect(lines.filter((line) => !line.includes(reason))).toEqual([])
})

/** A picture of this width. */
const wide = (width: number) =>
  sharp({ create: { width, height: 90, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()

it.each([
  [
    'names both widths of a picture smaller than a hero',
    await wide(600),
    [/:8:15 .* 600 pixels wide and is shown 1280 /],
  ],
  ['is silent about a picture as wide as a hero', await wide(1280), []],
  [
    'is silent about a drawing',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    [],
  ],
])('%s', async (_, bytes, said) => {
  const src = `/images/house.${typeof bytes === 'string' ? 'svg' : 'jpg'}`
  const shown = program({ image: `{ src: ${src}, alt: A house }` }, `![A house](${src})`)
  const root = await siteFolder({ [programPath]: shown, [`public${src}`]: bytes })
  const { content, diagnostics } = await openContent(root, today())
  expect(content).toBeDefined()
  // A picture in the text is never enlarged.
  expect(diagnostics.map(lineOf)).toEqual(said.map((words) => expect.stringMatching(words)))
})
