import { lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { placePublicFiles } from '#scripts/build/place-files.ts'
import { tellsPlace } from '#scripts/read/files/index.ts'
import { opened, page, siteFolder } from '#tests/engine/small-sites/small-site.ts'
import { temporaryFolder, writeTo } from '#tests/support/temporary-folder.ts'

/** A picture of a phone that was held upright. */
const photo = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#a31236' } })
    .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitude: '27/1 41/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')

const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

/** The site with these files in public/ as a build places them: the folder and the names in it. */
async function placed(text: string, files: Record<string, Uint8Array>) {
  const links = '[A draft](/images/draft.jpg) [A letter](/files/letter.pdf)'
  const root = await siteFolder({
    'pages/a.mdx': page(text, 'A'),
    'pages/a.ne.mdx': page('[योजना](/images/plan.ne.gif) [पत्र](/files/letter.pdf)', 'क'),
    'pages/b.mdx': page(links, 'B', { draft: 'true' }),
    'public/files/list.txt': 'a list',
    'public/files/.DS_Store': '',
    'public/files/README.md': 'What belongs here',
    ...Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`public/${name}`, bytes])),
  })
  symlinkSync('list.txt', path.join(root, 'public/files/again.txt'))
  const folder = await temporaryFolder()
  await placePublicFiles(root, writeTo(folder), await opened(root, '2027-01-01'))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []))
  return { folder, names: names.toSorted() }
}

test('a build publishes the pictures that content links to, and all other files, never a link', async () => {
  const jpeg = await photo().jpeg().toBuffer()
  const { folder, names } = await placed(
    '![Shown](/images/shown.jpg) ![Moves](/images/shown.gif) [Plan](/images/plan.gif?a#b)',
    {
      'images/shown.jpg': jpeg,
      'images/shown.gif': gif,
      'images/plan.gif': gif,
      'images/plan.ne.gif': gif,
      'files/letter.pdf': gif,
      'images/draft.jpg': jpeg,
      'images/old.jpg': jpeg,
      'files/letter.jpg': jpeg,
    },
  )
  const texts = ['again.txt', 'list.txt']
  expect(names).toEqual(
    [...texts, 'letter.jpg', 'letter.pdf', 'plan.gif', 'plan.ne.gif'].toSorted(),
  )
  const again = path.join(folder, 'files/again.txt')
  expect([lstatSync(again).isFile(), readFileSync(again, 'utf8')]).toEqual([true, 'a list'])
  expect(readFileSync(path.join(folder, 'files/letter.jpg')).equals(jpeg)).toBe(true)
  expect(readFileSync(path.join(folder, 'images/plan.gif')).equals(gif)).toBe(true)
})

test('a picture that content links to is upright, with its colours, without the data of the camera', async () => {
  const photos = await Promise.all(
    (['jpeg', 'png', 'webp', 'avif'] as const).map(async (type) => {
      return [`images/map.${type}`, await photo().toFormat(type).toBuffer()] as const
    }),
  )
  const red = { width: 9, height: 9, channels: 3, background: 'red' } as const
  const bare = await sharp({ create: red }).jpeg().toBuffer()
  const links = photos.map(([name]) => `[Map](/${name})`).join(' ')
  const { folder } = await placed(`${links} [Map](/images/bare.jpg)`, {
    ...Object.fromEntries(photos),
    'images/bare.jpg': bare,
  })
  for (const [name, bytes] of photos) {
    expect(await tellsPlace(bytes)).toBe(true)
    const { isPalette, exif, xmp, icc, width, height, orientation } = await sharp(
      path.join(folder, name),
    ).metadata()
    expect({ name, exif, xmp, width, height }).toEqual({ name, width: 60, height: 90 })
    // A palette has at most 256 colours.
    expect(isPalette ?? false).toBe(false)
    expect(orientation ?? 1).toBe(1)
    expect(icc).toEqual((await sharp(bytes).metadata()).icc)
  }
  // One without such data keeps its bytes.
  expect(readFileSync(path.join(folder, 'images/bare.jpg')).equals(bare)).toBe(true)
})
