import type { ComponentProps } from 'react'
import { href } from '#components/href.ts'
import { usePageMedia } from './page-media.ts'
import { focusPoint } from '#content/schema/values/focus-point.ts'
import type { Picture as PictureData } from '#content/schema/fields.ts'

type Props = ComponentProps<'img'> & { src: string; alt: string; sizes: string }

/** A local picture in the formats and widths that the build makes, or an unchanged remote picture. */
export function Picture({ src, alt, sizes, ...rest }: Props) {
  const variants = usePageMedia().variants.get(src)
  if (!variants) return <img src={href(src)} alt={alt} sizes={sizes} {...rest} />
  const { sources, width, height } = variants
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
      <img {...rest} src={href(variants.src)} alt={alt} width={width} height={height} />
    </picture>
  )
}

type PhotoProps = {
  picture: PictureData
  sizes: string
  first?: boolean
  className?: string
}

/** The classes that keep a point of a picture in its box, to a quarter of its size (theme.css). */
function focusClasses(focus: string): string {
  const [x, y] = focusPoint(focus).map((part) => 25 * Math.round(part / 25))
  return `focus-x-${x}% focus-y-${y}%`
}

/** A picture that covers a weaving in a positioned box. The loader removes it if it fails to load. */
export function Photo({ picture, sizes, first = false, className = '' }: PhotoProps) {
  return (
    <Picture
      data-fallback=""
      src={picture.src}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt ?? ''}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      className={`absolute inset-0 size-full object-cover ${picture.focus ? focusClasses(picture.focus) : ''} ${className}`}
    />
  )
}
