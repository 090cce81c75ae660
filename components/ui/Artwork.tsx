import { href } from '#components/href.ts'
import {
  type Artwork,
  artworkMedia,
  portraitMedia,
  type Drawing,
} from '#components/artwork/index.ts'
import { usePageMedia } from './page-media.ts'
import type { Picture } from '#content/schema/fields.ts'
import { Photo } from './Picture.tsx'

/** A page or program, whose slug and frontmatter decide its weaving. */
export type Woven = { slug: string; data: { artwork?: Artwork | undefined } }

type Props = {
  of: Woven
  layout: 'hero' | 'card'
  /** True on the first screen: loads at once, with high priority. */
  first?: boolean
  className?: string
}

/** A weaving as a picture. Its alt is empty because it is decoration. */
export function Weaving({ of: { slug, data }, layout, first = false, className }: Props) {
  const { addDrawing } = usePageMedia()
  const { src, ...size } = artworkMedia(addDrawing, { slug, layout, ...data.artwork })
  return (
    <img
      src={href(src)}
      {...size}
      alt=""
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      className={className}
    />
  )
}

type PortraitProps = { slug: string; image?: Picture | undefined; className?: string }

/** A person's picture above a woven portrait, which shows if the picture is missing or fails to load. */
export function Portrait({ slug, image, className = '' }: PortraitProps) {
  const { src, ...size } = portraitMedia(usePageMedia().addDrawing, slug)
  return (
    <span className={`relative block aspect-square overflow-hidden rounded-sm ${className}`}>
      <img src={href(src)} {...size} alt="" loading="lazy" className="size-full" />
      {/* In an upright photograph, the face is above the middle. */}
      {image && <Photo picture={{ focus: '50% 25%', ...image }} sizes="240px" />}
    </span>
  )
}

type DrawnProps = {
  of: Drawing
  /** Fills its box and is cropped, as with `object-fit: cover`. */
  cover?: boolean
  className?: string
}

/**
 * A decorative drawing of a few hundred bytes, as part of the page: the headers of a request for a
 * file would be larger. Rendered on the server only.
 */
export function Drawn({
  of: { width, height, elements, crisp },
  cover = false,
  className,
}: DrawnProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      shapeRendering={crisp ? 'crispEdges' : undefined}
      preserveAspectRatio={cover ? 'xMidYMid slice' : undefined}
      className={className}
      dangerouslySetInnerHTML={{ __html: elements }}
    />
  )
}
