import { href } from '#components/href.ts'
import { type Artwork, artworkMedia } from '#components/artwork/index.ts'
import { usePageMedia } from './page-media.ts'

type Props = {
  /** Slug of the page or program. */
  slug: string
  layout: 'hero' | 'card'
  artwork?: Artwork | undefined
  /** True on the first screen: loads at once, with high priority. */
  first?: boolean
  className?: string
}

/** The weaving of a page or program. Its alt is empty because it is decoration. */
export function Weaving({ slug, layout, artwork, first = false, className }: Props) {
  const { src, width, height } = artworkMedia(usePageMedia().addDrawing, {
    slug,
    layout,
    ...artwork,
  })
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
