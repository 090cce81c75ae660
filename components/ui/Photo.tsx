import type { Picture as PictureData } from '#content/schema/fields.ts'
import { Picture } from './Picture.tsx'

type Props = {
  picture: PictureData
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string
  first?: boolean
  className?: string
}

/**
 * A writer's picture over a woven one: it covers its (positioned) box,
 * and the loader takes it away when it fails to load.
 */
export function Photo({ picture, sizes, first = false, className = '' }: Props) {
  return (
    <Picture
      data-fallback=""
      src={picture.src}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt ?? ''}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      className={`absolute inset-0 size-full object-cover ${className}`}
    />
  )
}
