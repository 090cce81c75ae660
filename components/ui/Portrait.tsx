import type { Picture } from '#content/schema/fields.ts'
import { href } from '#components/href.ts'
import { portraitMedia } from '#components/artwork/index.ts'
import { usePageMedia } from './page-media.ts'
import { Photo } from './Picture.tsx'

type Props = { slug: string; image?: Picture | undefined; className?: string }

/** A person's picture above a woven portrait, which shows if there is none or it fails to load. */
export function Portrait({ slug, image, className = '' }: Props) {
  const { src, width, height } = portraitMedia(usePageMedia().addDrawing, slug)
  return (
    <span className={`relative block aspect-square overflow-hidden rounded-sm ${className}`}>
      <img
        src={href(src)}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        className="size-full"
      />
      {image && <Photo picture={image} sizes="240px" />}
    </span>
  )
}
