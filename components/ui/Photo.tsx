import type { Picture as PictureData } from '#content/schema/fields.ts'
import { Picture } from './Picture.tsx'

type Props = {
  picture: PictureData
  sizes: string
  first?: boolean
  className?: string
}

/** A picture that covers a weaving in a positioned box. The loader removes it if it fails to load. */
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
