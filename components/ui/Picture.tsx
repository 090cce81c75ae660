import type { ComponentProps } from 'react'
import { href } from '#components/href.ts'
import { variantsOf } from './variants.ts'

type Props = ComponentProps<'img'> & {
  src: string
  alt: string
  /** How wide it is shown; https://html.spec.whatwg.org/#sizes-attributes */
  sizes: string
}

/**
 * A writer's picture: a local one in the formats and widths that the build made of it,
 * a remote one as it is given.
 */
export function Picture({ src, alt, sizes, ...rest }: Props) {
  const variants = variantsOf(src)
  if (!variants) return <img src={href(src)} alt={alt} sizes={sizes} {...rest} />
  const { sources, fallback, width, height } = variants
  return (
    <picture className="contents">
      {sources.map(({ type, srcset }) => (
        <source
          key={type}
          type={type}
          sizes={sizes}
          srcSet={srcset.map((each) => `${href(each.src)} ${each.width}w`).join(', ')}
        />
      ))}
      <img {...rest} src={href(fallback.src)} alt={alt} width={width} height={height} />
    </picture>
  )
}
