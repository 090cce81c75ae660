import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImageVariants } from '#components/ui/page-media.ts'
import type { Content } from '#content/kinds/content.ts'
import { mediaPath } from '#scripts/outputs/index.ts'
import { inspectImage } from '#scripts/read/files/index.ts'
import { pictureAddresses } from '#scripts/read/documents/index.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'
import { imageResizer, type Resize } from './convert-picture.ts'

export { metadataRemover } from './convert-picture.ts'

const widths = [480, 800, 1200, 1600]
const widest = 2400
const fallbackWidth = 1200
const formats = ['avif', 'webp'] as const

/** Writes every picture under public/ that the content shows. Returns the variants by its address. */
export async function pictureVariants(root: string, content: Content, write: WriteFile) {
  const resize = imageResizer(root)
  const variants = new Map<string, ImageVariants>()
  for (const address of pictureAddresses(content).filter((each) => each.startsWith('/'))) {
    variants.set(address, await imageVariants(path.join(root, 'public', address), write, resize))
  }
  return variants
}

/**
 * Writes a writer's picture (`public/images/team.jpg`) as AVIF and WebP in the widths that pages use, none
 * wider than the picture. A GIF stays unchanged. Throws on a file that `inspectImage` refuses.
 */
export async function imageVariants(file: string, write: WriteFile, resize: Resize) {
  const bytes = await readFile(file)
  const found = await inspectImage(bytes)
  if (!found.ok) throw new Error(`${file}: ${found.reason}`)
  const { type, width, height } = found
  const name = path.basename(file, path.extname(file))
  const emit = (ending: string, ext: string, bytes: Uint8Array) => {
    const src = mediaPath(name + ending, ext, bytes)
    write(src.slice(1), bytes)
    return src
  }
  if (type === 'gif') {
    return { width, height, sources: [], src: emit('', type, bytes) }
  }

  const targets = [...widths.filter((each) => each < width), Math.min(width, widest)]
  const variant = async (width: number, format: (typeof formats)[number]) => {
    const resized = await resize(bytes, width, format)
    return { src: emit(`-${width}`, format, resized), width }
  }
  // At the same time: each conversion keeps one processor busy.
  const sources = await Promise.all(
    formats.map(async (format) => {
      const srcset = await Promise.all(targets.map((target) => variant(target, format)))
      return { type: `image/${format}`, srcset }
    }),
  )
  const usual = Math.max(...targets.filter((each) => each <= fallbackWidth))
  const src = sources.at(-1)?.srcset.find((each) => each.width === usual)?.src ?? ''
  return { width, height, sources, src }
}
