import path from 'node:path'
import { setVariants } from '#components/ui/variants.ts'
import type { Content } from '#scripts/content/types.ts'
import { type ImageVariants, imageVariants } from '#scripts/images/image-variants.ts'
import { pictureAddresses } from '#scripts/content/picture-addresses.ts'

/** Makes the formats and widths of every picture under public/ that the content shows. */
export async function preparePictures(root: string, content: Content): Promise<void> {
  const local = pictureAddresses(content).filter((address) => address.startsWith('/'))
  const variants = new Map<string, ImageVariants>()
  for (const address of local) {
    variants.set(address, await imageVariants(path.join(root, 'public', address)))
  }
  setVariants(variants)
}
