import type { ReactNode } from 'react'
import { hourOf } from '#components/artwork/index.ts'
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
  children: ReactNode
}

/** The background of a hero in the page's hour. The artwork is below the text, from `xl` behind it. */
export function HeroFrame({ of, image, size = 'page', children }: FrameProps) {
  return (
    <section
      data-hour={hourOf(of.slug, of.data.artwork)}
      className={`hero hero-${size} ${image ? 'hero-photo' : ''} relative flex flex-col overflow-hidden bg-sky text-on`}
    >
      <div className="wrap hero-body relative z-1">
        <div className="hero-text xl:relative xl:max-w-[min(42rem,56%)]">
          <UnpublishedMark of={of} />
          {children}
        </div>
      </div>
      <div className="hero-art">
        <Weaving of={of} layout="hero" first={image === undefined} className="hero-weaving" />
        {/* A low picture is narrower than the page: its mirror image is beside it. */}
        {size === 'page' && <Weaving of={of} layout="hero" className="hero-weaving hero-mirror" />}
        {/* Unless the photograph fails, the text is on ink (hours.css). */}
        {image && <Photo picture={image} sizes="100vw" first />}
      </div>
    </section>
  )
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
