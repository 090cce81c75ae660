import type { ComponentProps } from 'react'
import { href } from '#components/href.ts'
import { usePageMedia } from './page-media.ts'

type Props = ComponentProps<'img'> & {
  src: string
  alt: string
  sizes: string
}

/** A local picture in the formats and widths that the build makes, or a remote one unchanged. */
export function Picture({ src, alt, sizes, ...rest }: Props) {
  const variants = usePageMedia().variants.get(src)
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
