import { readFileSync } from 'node:fs'
import path from 'node:path'
import { besidePhotograph, border, hourOf, skyOf } from '#components/artwork/index.ts'
import type { HeroPhotograph } from '#components/outputs/index.ts'
import { focusPoint } from '#content/schema/values/focus-point.ts'

/** The bytes of a picture under public/; undefined without one, or for one of another site. */
export const pictureBytes = (root: string, address = ''): Buffer | undefined =>
  address.startsWith('/') ? readFileSync(path.join(root, 'public', address)) : undefined

/**
 * The hero of a page with a photograph, for documents and social pictures: an SVG 1200 wide with the
 * photograph on the right, the stair at its edge, and the border below. The left is free for words.
 */
export async function photographHero(of: HeroPhotograph, bytes: Uint8Array, height: number) {
  const hour = hourOf(of.slug, of)
  // The border is half as high again as on a page.
  const shown = height - 54
  const jpeg = (await cut(bytes, 640 * 2, shown * 2, of.image?.focus)).toString('base64')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 ${height}" width="1200" height="${height}">` +
    `<svg x="552" width="648" height="${shown}" viewBox="-8 ${1280 - shown} 648 ${shown}">` +
    `<image y="${1280 - shown}" width="640" height="${shown}" href="data:image/jpeg;base64,${jpeg}"/>` +
    `<path fill="${skyOf(hour)}" d="${besidePhotograph(-8)}"/></svg>` +
    `<svg y="${shown}" width="1200" height="54" viewBox="0 604 800 36">${border(hour).elements}</svg></svg>`
  )
}

/** Cuts a picture around its focus to a JPEG of this size, upright and without metadata. */
async function cut(bytes: Uint8Array, width: number, height: number, focus?: string) {
  // A build whose files are all in the cache doesn't wait for sharp to load.
  const sharp = (await import('sharp')).default
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize(width, height, { fit: 'outside' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [x, y] = focusPoint(focus)
  const left = Math.round(((info.width - width) * x) / 100)
  const top = Math.round(((info.height - height) * y) / 100)
  const picture = sharp(data, { raw: info }).extract({ left, top, width, height })
  return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
