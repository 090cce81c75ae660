import { Island } from '#components/islands/Island.server.tsx'
import { WovenBadge } from '#components/sections/not-found/WovenBadge.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Weaving } from '#components/ui/Weaving.tsx'
import { hourOf } from '#components/artwork/index.ts'
import { pageList } from './page-list.ts'
import type { LayoutProps } from './types.ts'

/** The not-found page, which suggests the page with the most similar address. */
export function NotFoundLayout({ page, content }: LayoutProps<'not-found'>) {
  const { badge, heading, lead, buttons, artwork } = page.data
  return (
    <section
      data-hour={hourOf(page.slug, artwork)}
      className="not-found ends-woven relative flex flex-col overflow-hidden bg-sky text-on"
    >
      <div className="wrap relative z-1">
        <div className="not-found-text">
          <WovenBadge text={badge} />
          <h1 className="mt-[clamp(1.25rem,4vh,2.5rem)]">{heading}</h1>
          <p className="mt-3.5 max-w-[31em] text-lead">{lead}</p>
          <Island name="NearestRoute" id="nearest-route" props={pageList(content)} />
          <div className="mt-7 flex flex-wrap gap-3">
            {buttons.map(({ label, to }, index) => (
              <Button key={to} to={to} look={index === 0 ? 'primary' : 'outline'}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      </div>
      <Weaving slug={page.slug} layout="hero" artwork={artwork} first className="not-found-art" />
    </section>
  )
}
