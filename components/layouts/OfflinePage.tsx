import type { Site } from '#content/schema/site.ts'
import { WovenEnd } from '#components/sections/common/ClosingCall.tsx'
import { offlineStrings as strings } from '#components/strings.ts'
import { Button } from '#components/ui/Button.tsx'
import { button } from '#components/ui/button.ts'

/** The service worker serves this page instead of one that it can't load offline. */
export function OfflinePage({ phone }: Pick<Site, 'phone'>) {
  return (
    <WovenEnd kind="not-found">
      <h1>{strings.heading}</h1>
      <p className="mt-3.5 max-w-[31em] text-lead">{strings.lead}</p>
      <p className="mt-3.5">
        {strings.call}{' '}
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="whitespace-nowrap underline">
          {phone}
        </a>
      </p>
      {/* shell/offline.ts lists them. */}
      <div id="_open-pages" hidden className="mt-7">
        <h2 className="text-h3">{strings.pages}</h2>
        <ul className="mt-2 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline" />
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        {/* The current address is that of the requested page. */}
        <a href="?" className={button()}>
          {strings.again}
        </a>
        <Button to="/" look="outline">
          {strings.home}
        </Button>
      </div>
    </WovenEnd>
  )
}
