import type { ReactNode } from 'react'
import type { Picture } from '#content/schema/fields.ts'
import { Photo } from '#components/ui/Photo.tsx'
import { Weaving } from '#components/ui/Weaving.tsx'
import { type Artwork, hourOf } from '#components/artwork/index.ts'

/** An entry of the content whose weaving is shown: a page or a program. */
export type Woven = { slug: string; data: { artwork?: Artwork | undefined } }

type Props = {
  of: Woven
  image?: Picture | undefined
  /** Home's hero fills the first screen. */
  fill?: boolean
  children: ReactNode
}

/**
 * Ground and artwork of a hero in the hour of its page; sizes in hero.css.
 * Below `xl` the artwork stands under the text, from there behind it.
 */
export function HeroFrame({ of, image, fill = false, children }: Props) {
  const { artwork } = of.data
  return (
    <section
      data-hour={hourOf(of.slug, artwork)}
      className={`hero group/hero bg-sky text-on ${fill ? 'hero-fill' : ''}`}
    >
      <div className="wrap hero-body">
        <div className="hero-text">{children}</div>
      </div>
      <div className="hero-art">
        <Weaving slug={of.slug} layout="hero" artwork={artwork} first={image === undefined} />
        {image && <Photo picture={image} sizes="100vw" first />}
      </div>
    </section>
  )
}
