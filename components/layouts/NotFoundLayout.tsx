import { Island } from '#components/islands/Island.server.tsx'
import { WovenEnd } from '#components/sections/common/ClosingCall.tsx'
import { WovenBadge } from '#components/sections/not-found/WovenBadge.tsx'
import { Button } from '#components/ui/Button.tsx'
import { pageList } from './page-list.ts'
import type { LayoutProps } from './types.ts'

/** The not-found page, which suggests the page with the most similar address. */
export function NotFoundLayout({ page: { slug, data }, content }: LayoutProps<'not-found'>) {
  return (
    <WovenEnd kind="not-found" of={{ slug, artwork: data.artwork }}>
      <WovenBadge text={data.badge} />
      <h1 className="mt-[clamp(1.25rem,4vh,2.5rem)]">{data.heading}</h1>
      <p className="mt-3.5 max-w-[31em] text-lead">{data.lead}</p>
      <Island name="NearestRoute" id="nearest-route" props={pageList(content)} />
      <div className="mt-7 flex flex-wrap gap-3">
        {data.buttons.map(({ label, to }, index) => (
          <Button key={to} to={to} look={index === 0 ? 'primary' : 'outline'}>
            {label}
          </Button>
        ))}
      </div>
    </WovenEnd>
  )
}
