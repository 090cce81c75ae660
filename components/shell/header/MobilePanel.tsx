import { ArrowRight, Menu, X } from 'lucide'
import { ContactLinks } from '#components/contact-ways.tsx'
import { href } from '#components/href.ts'
import { useBrowserStrings } from '#components/strings/browser-strings.ts'
import { button } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import type { HeaderData } from './header-data.server.ts'
import { NavLink } from './NavLink.tsx'
import { VersionLink } from './VersionLink.tsx'

const id = '_mobile-menu'

/**
 * The navigation below `xl`: links to other languages, and a native popover that fills the viewport below the header. It opens
 * and closes without script, and CSS hides the page that it covers (header.css).
 */
export function MobilePanel({ navigation, languages, artwork, ways }: HeaderData) {
  const strings = useBrowserStrings().shell
  const { main, services, contact } = navigation
  return (
    <>
      {languages.map((item) => (
        <VersionLink key={item.lang} {...item} className="nav-link shrink-0 xl:hidden" />
      ))}
      <button
        type="button"
        popoverTarget={id}
        aria-label={strings.menu}
        className="panel-button grid flex-none place-items-center border-2 border-transparent text-ink-900 *:[grid-area:1/1] xl:hidden"
      >
        <Icon of={Menu} size="28px" />
        <Icon of={X} size="28px" />
      </button>
      <div id={id} popover="auto" data-hour="dawn" className="panel xl:hidden">
        <nav aria-label={strings.mobileNavigation} className="flex-none px-gutter pt-2 pb-5">
          <PanelLinks items={main} className="panel-link" />
          {services && (
            <>
              <h2 lang={services.lang} className="mt-4 font-text text-sm font-semibold text-label">
                {services.label}
              </h2>
              <PanelLinks items={services.items} className="panel-link panel-link-small" />
            </>
          )}
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
  return (
    <ul>
      {items.map(({ to, label, lang }) => (
        <li key={to}>
          <NavLink to={to} label={label} lang={lang} className={className}>
            <Icon of={ArrowRight} size={20} className="shrink-0 opacity-70" />
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
