import { offlineStrings as strings } from '#components/strings.ts'
import { Button } from '#components/ui/Button.tsx'
import { button } from '#components/ui/button.ts'

/** The service worker serves this page instead of one that it can't load offline. */
export function OfflinePage() {
  return (
    <section data-hour="dawn" className="not-found flex flex-col overflow-hidden bg-sky text-on">
      <div className="wrap">
        <div className="not-found-text">
          <h1>{strings.heading}</h1>
          <p className="mt-3.5 max-w-[31em] text-lead">{strings.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            {/* The current address is that of the requested page. */}
            <a href="?" className={button()}>
              {strings.again}
            </a>
            <Button to="/" look="outline">
              {strings.home}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}
