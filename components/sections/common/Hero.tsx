import type { ReactNode } from 'react'
import { besidePhotograph, hourOf } from '#components/artwork/index.ts'
import { href } from '#components/href.ts'
import { useLocale } from '#components/use-locale.tsx'
import { Button, type Inquiry } from '#components/ui/Button.tsx'
import { Photo } from '#components/ui/Picture.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import { Weaving, type Woven } from '#components/ui/Artwork.tsx'
import type { ListedEntry } from '#content/schema/entry.ts'
import type { Picture } from '#content/schema/fields.ts'
import type { PageOf } from '#content/kinds/page.ts'

type HeroProps = PageOf<'service'>['hero'] & {
  of: HeroEntry
  inquiry?: Inquiry
}

/** The first screen of a page: its heading, a sentence and at most one button. */
export function Hero({ of, heading, lead, button, inquiry, image, tall }: HeroProps) {
  return (
    <HeroFrame of={of} image={image} size={tall ? 'tall' : 'page'}>
      <h1>{heading}</h1>
      {lead !== undefined && <p className="mt-4 max-w-[38em] text-lead">{lead}</p>}
      {button && (
        <Button to={button.to} arrow inquiry={inquiry} className="mt-7">
          {button.label}
        </Button>
      )}
    </HeroFrame>
  )
}

/** The page or program whose weaving is the background. */
export type HeroEntry = Woven & Pick<ListedEntry<unknown>, 'unpublished'>

type FrameProps = {
  of: HeroEntry
  image?: Picture | undefined
  /** `fill`: fills the first screen. `tall`: 60 % of it. `page`: as low as its text allows. */
  size?: 'fill' | 'tall' | 'page'
  /** The id of the heading, for a section below the first screen. Its artwork loads lazily. */
  labelledBy?: string
  className?: string
  children: ReactNode
}

/**
 * The background of a hero in the page's hour. The artwork is below the text, from `xl` behind it; a
 * photograph is beside the text from `md`. Text never stands on a photograph.
 */
export function HeroFrame({
  of,
  image,
  size = 'page',
  labelledBy,
  className = '',
  children,
}: FrameProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      data-hour={hourOf(of.slug, of.data.artwork)}
      className={`hero hero-${size} ${image ? 'hero-photo' : ''} ${className} relative flex flex-col overflow-hidden bg-sky text-on`}
    >
      <div className="wrap hero-body relative z-1">
        <div className="hero-text">
          <UnpublishedMark of={of} />
          {children}
        </div>
      </div>
      <div className="hero-art">
        <Weaving
          of={of}
          layout="hero"
          first={image === undefined && labelledBy === undefined}
          className="hero-weaving"
        />
        {/* Where a picture is narrower than the page, its mirror image is beside it. */}
        {(image || size === 'page') && (
          <Weaving of={of} layout="hero" className="hero-weaving hero-mirror" />
        )}
        {image && (
          <div className="hero-picture">
            <Photo picture={image} sizes={photoSizes[size]} first />
            <svg
              aria-hidden
              viewBox="0 0 400 1280"
              width="400"
              height="1280"
              shapeRendering="crispEdges"
              className="hero-edge"
            >
              <path d={besidePhotograph(-4000)} />
            </svg>
          </div>
        )}
      </div>
    </section>
  )
}

/** The width of a photograph in a hero; in a high one, most are wider than what is seen of them. */
const photoSizes = {
  page: '(min-width: 48rem) 46vw, 100vw',
  tall: '(min-width: 48rem) 60vw, 100vw',
  fill: '(min-width: 48rem) 75vw, 100vw',
}

type BreadcrumbProps = { to: string; label: string; className?: string }

/** A link to the page that lists a program or notice, above its heading. */
export const Breadcrumb = ({ to, label, className = '-mt-3' }: BreadcrumbProps) => (
  <nav aria-label={useLocale().strings.program.breadcrumb} className={className}>
    <a
      href={href(to)}
      className="inline-flex min-h-11 min-w-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {label}
    </a>
  </nav>
)
