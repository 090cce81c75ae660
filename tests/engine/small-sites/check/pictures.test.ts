import path from 'node:path'
import sharp, { type Exif } from 'sharp'
import { expect, it } from 'vitest'
import { pixel } from '#tests/support/open-page.ts'
import type { Files } from '#tests/support/temporary-folder.ts'
import { inText, lineOf, opened, program, programPath, siteFolder } from '../small-site.ts'

/** A picture with these fields of EXIF; those of the place are in IFD3. */
const photo = (exif: Exif) =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).withExif(exif)

const endless = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>${'word '.repeat(20_000)}</text></svg>`

const place = { IFD3: { GPSLatitude: '27/1 41/1 0/1' } }

/** What `npm run check` finds in the small site with these files. */
async function found(files: Files) {
  const root = await siteFolder(files)
  const open = () => opened(root)
  const { content, diagnostics } = await open()
  // From the cache.
  expect((await open()).diagnostics).toEqual(diagnostics)
  return { content, diagnostics, lines: diagnostics.map(lineOf) }
}

it('names the place that shows a picture that browsers cannot show, and why, and finds where a photograph of 12 MB was taken', async () => {
  const head = await photo(place).jpeg().toBuffer()
  const damaged = {
    'of-another-kind': [Buffer.from('no picture'), 'not a picture of a kind'],
    // Drawing it would take minutes.
    'a-drawing': [Buffer.from(endless), 'not a picture of a kind'],
    'a-web-page': [Buffer.from('<!DOCTYPE html><p>'), 'not a picture but a web page'],
    'over-5-mb': [Buffer.concat([head, Buffer.alloc(12_000_000)]), 'at most 5 MB are allowed'],
    'cut-off': [pixel.subarray(0, 50), 'damaged'],
  } as const
  const bytes = Object.entries(damaged).map(([name, [file]]) => [`public/${name}.png`, file])
  const names = ['valid', ...Object.keys(damaged)]
  const { lines } = await found({
    ...inText(names.map((name) => `![A](/${name}.png)`).join('\n')),
    ...Object.fromEntries(bytes),
    'public/valid.png': pixel,
  })
  expect(lines).toEqual([
    expect.stringContaining('public/over-5-mb.png:1:1  the picture says where it was taken'),
    ...Object.entries(damaged).map(([name, [, reason]], index) =>
      expect.stringMatching(`^pages/a\\.mdx:${10 + index}:6 {2}/${name}\\.png: .*${reason}`),
    ),
  ])
})

it('warns of a picture with its place, of every type, and of no other', async () => {
  const types = ['jpeg', 'png', 'webp', 'avif'] as const
  const photos = types.map(async (type): Promise<[string, Uint8Array]> => {
    return [`public/files/${type}.jpg`, await photo(place).toFormat(type).toBuffer()]
  })
  const camera = photo({ IFD0: { Model: 'Phone' } })
  const day = photo({ IFD3: { GPSDateStamp: '2027:01:01' } })
  const { content, diagnostics } = await found({
    ...Object.fromEntries(await Promise.all(photos)),
    'public/files/camera.jpg': await camera.jpeg().toBuffer(),
    'public/files/day.jpg': await day.jpeg().toBuffer(),
  })
  expect(content).toBeDefined()
  expect(diagnostics).toMatchObject(
    types.toSorted().map((type) => ({
      path: `public/files/${type}.jpg`,
      severity: 'warning',
      rule: 'picture-place',
    })),
  )
})

it.each([
  ['a Word file', 'PK\u0003\u0004', [8, 11]],
  ['a web page', '<!DOCTYPE html>', [8, 11]],
  ['a PDF', '%PDF-1.7\n', []],
])('names each place that leads to a PDF that is %s', async (_, text, at) => {
  const brochure = program({ brochureLink: '/b/a.pdf' }, '[Download it](/b/a.pdf)')
  const { lines } = await found({ [programPath]: brochure, 'public/b/a.pdf': text })
  const reason = '/b/a.pdf: not a PDF, although its name says so'
  expect(lines.map((line) => line.split(':')[1])).toEqual(at.map(String))
  expect(lines.filter((line) => !line.includes(reason))).toEqual([])
})

/** A picture of this width. */
const wide = (width: number) =>
  sharp({ create: { width, height: 90, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()

it('names both widths of a picture that is smaller than a hero', async () => {
  const pictures = {
    'small.jpg': await wide(600),
    'wide.jpg': await wide(960),
  }
  const files = Object.entries(pictures).flatMap(([name, bytes], index) => {
    const own = { id: `${index + 1}`, order: `${index + 1}`, title: name }
    const image = `{ src: /images/${name}, alt: A house }`
    const shown = program({ ...own, image }, `![A house](/images/${name})`)
    return [
      [`content/programs/${path.parse(name).name}.mdx`, shown],
      [`public/images/${name}`, bytes],
    ]
  })
  const { content, lines } = await found(Object.fromEntries(files))
  expect(content).toBeDefined()
  // A picture in the text is never enlarged.
  expect(lines).toEqual([
    expect.stringMatching(/^content\/programs\/small\.mdx:8:15 .* 600 pixels .* 960 /),
  ])
})
