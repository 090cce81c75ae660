import type { Picture } from '#content/schema/fields.ts'
import { href } from '#components/href.ts'

type Props = { picture: Picture; first?: boolean; className?: string }

/**
 * A writer's picture over a woven one: it covers its (positioned) box,
 * and the loader takes it away when it fails to load.
 */
export function Photo({ picture, first = false, className = '' }: Props) {
  return (
    <img
      data-fallback=""
      src={href(picture.src)}
      width={picture.width}
      height={picture.height}
      alt={picture.alt ?? ''}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      className={`absolute inset-0 size-full object-cover ${className}`}
    />
  )
}
