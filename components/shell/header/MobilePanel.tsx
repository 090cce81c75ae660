import { ArrowRight, Menu, X } from 'lucide'
import { NavLink } from 'react-router-dom'
import { href } from '#components/href.ts'
import { shellStrings as strings } from '#components/strings.ts'
import { button } from '#components/ui/button.ts'
import { Icon } from '#components/ui/Icon.tsx'
import type { ShellData } from '../data.ts'
import { NavLinks } from './NavLinks.tsx'
import { usePanel } from './use-panel.ts'

const id = 'mobile-menu'

/**
 * The navigation below `xl`: a native popover that fills the viewport under the header (decision 19).
 * The browser opens and closes it before any script; the script makes the rest of the page inert.
 */
export function MobilePanel({ navigation, artwork }: Pick<ShellData, 'navigation' | 'artwork'>) {
  const { panel, isOpen, keepScrollbarRoom } = usePanel()
  const arrow = <Icon of={ArrowRight} size={20} className="shrink-0 opacity-70" />
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
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-hour="dawn"
        className="panel"
        onBeforeToggle={keepScrollbarRoom}
      >
        <nav aria-label={strings.mobileNavigation} className="px-gutter pt-2 pb-5">
          <NavLinks items={navigation.main} className="panel-link">
            {arrow}
          </NavLinks>
          <p className="mt-4.5 text-sm font-semibold text-label">{navigation.services.label}</p>
          <NavLinks items={navigation.services.items} className="panel-link panel-link-small">
            {arrow}
          </NavLinks>
          <NavLink
            to={navigation.contact.to}
            end
            caseSensitive
            className={`${button()} mt-5 w-full text-[1.125rem]`}
          >
            {navigation.contact.label}
          </NavLink>
        </nav>
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
