import { href } from '#components/href.ts'
import type { Artwork } from '#components/artwork/index.ts'
import { artworkMedia } from '#components/artwork/media.ts'

type Props = {
  /** Slug of the page or program whose weaving this is. */
  slug: string
  layout: 'hero' | 'card'
  artwork?: Artwork | undefined
  /** On the first screen: loaded at once and first. */
  first?: boolean
  className?: string
}

/** The woven picture of a page or program. It is decoration, so its alt is empty. */
export function Weaving({ slug, layout, artwork, first = false, className }: Props) {
  const { src, width, height } = artworkMedia({ slug, layout, ...artwork })
  return (
    <img
      src={href(src)}
      width={width}
      height={height}
      alt=""
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      className={className}
    />
  )
}
