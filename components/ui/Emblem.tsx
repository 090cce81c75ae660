import type { EmblemName } from '#content/schema/page.ts'
import { href } from '#components/href.ts'
import { emblemMedia } from '#scripts/artwork/media.ts'

/** A woven emblem; decoration beside the words that say the same. */
export function Emblem({ name }: { name: EmblemName }) {
  const { src, width, height } = emblemMedia(name)
  return <img src={href(src)} width={width} height={height} alt="" loading="lazy" />
}
