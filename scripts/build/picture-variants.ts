import path from 'node:path'
import type { Content } from '#content/schema/collections.ts'
import type { ImageVariants } from '#components/ui/page-media.ts'
import { pictureAddresses } from '#scripts/content/index.ts'

/** Makes the formats and widths of every picture under public/ that the content shows, by address. */
export async function pictureVariants(
  root: string,
  content: Content,
): Promise<ReadonlyMap<string, ImageVariants>> {
  const local = pictureAddresses(content).filter((address) => address.startsWith('/'))
  const variants = new Map<string, ImageVariants>()
  if (local.length === 0) return variants
  // Only a site with pictures of its own needs the library that reads them.
  const { imageVariants } = await import('#scripts/make/images/index.ts')
  for (const address of local) {
    variants.set(address, await imageVariants(path.join(root, 'public', address)))
  }
  return variants
}
