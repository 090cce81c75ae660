import { ArrowRight, Menu, X } from 'lucide'
import { ContactLinks } from '#components/ContactLinks.tsx'
import { href } from '#components/href.ts'
import { shellStrings as strings } from '#components/strings.ts'
import { button } from '#components/ui/button.ts'
import { Icon } from '#components/ui/Icon.tsx'
import type { HeaderData } from './header-data.server.ts'
import { NavLink } from './NavLink.tsx'
import { usePanel } from './use-panel.ts'

const id = '_mobile-menu'

/**
 * The navigation below `xl`: a native popover that fills the viewport below the header. It opens
 * and closes without script; the script makes the rest of the page inert.
 */
export function MobilePanel({
  navigation,
  artwork,
  ways,
}: Pick<HeaderData, 'navigation' | 'artwork' | 'ways'>) {
  const { panel, isOpen, handlers } = usePanel()
  const { main, services, contact } = navigation
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={strings.menu}
        aria-expanded={isOpen}
        className="panel-button xl:hidden"
      >
        <Icon of={Menu} size={28} className="panel-opener" />
        <Icon of={X} size={28} className="panel-closer" />
      </button>
      <div ref={panel} id={id} popover="auto" data-hour="dawn" className="panel" {...handlers}>
        <nav aria-label={strings.mobileNavigation} className="px-gutter pt-2 pb-5">
          <PanelLinks items={main} className="panel-link" />
          <p lang={services.lang} className="mt-4.5 text-sm font-semibold text-label">
            {services.label}
          </p>
          <PanelLinks items={services.items} className="panel-link panel-link-small" />
          <NavLink
            {...contact}
            className={`${button()} underline-offset-4 aria-[current]:underline mt-5 w-full text-[1.125rem]`}
          />
        </nav>
        <ContactLinks ways={ways} className="px-gutter" />
        <img
          src={href(artwork.src)}
          width={artwork.width}
          height={artwork.height}
          alt=""
          loading="lazy"
          className="panel-art"
        />
      </div>
    </>
  )
}

type Items = HeaderData['navigation']['main']

function PanelLinks({ items, className }: { items: Items; className: string }) {
  return items.map(({ to, label, lang }) => (
    <NavLink key={to} to={to} label={label} lang={lang} className={className}>
      <Icon of={ArrowRight} size={20} className="shrink-0 opacity-70" />
    </NavLink>
  ))
}
