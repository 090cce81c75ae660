import { ArrowRight, Menu, X } from 'lucide'
import { ContactLinks } from '#components/contact-ways.tsx'
import { href } from '#components/href.ts'
import { useBrowserStrings } from '#components/strings/browser-strings.ts'
import { button } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import type { HeaderData } from './header-data.server.ts'
import { NavLink } from './NavLink.tsx'
import { VersionLink } from './VersionLink.tsx'
import { useCallback, useEffect, useRef, useState, type ToggleEvent } from 'react'
import { useLocation } from 'react-router-dom'

const id = '_mobile-menu'

type Props = Pick<HeaderData, 'navigation' | 'languages' | 'artwork' | 'ways'>

/**
 * The navigation below `xl`: a native popover that fills the viewport below the header. It opens
 * and closes without script; the script makes the rest of the page inert.
 */
export function MobilePanel({ navigation, languages, artwork, ways }: Props) {
  const strings = useBrowserStrings().shell
  const { panel, isOpen, toggle, handlers } = usePanel()
  const { main, services, contact } = navigation
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onClick={toggle}
        aria-label={strings.menu}
        aria-expanded={isOpen}
        className="group mr-[-10px] grid size-[48px] flex-none place-items-center border-2 border-transparent text-ink-900 *:[grid-area:1/1] xl:hidden"
      >
        <Icon
          of={Menu}
          size={28}
          className="group-has-[+:is(:popover-open,[data-open])]:invisible"
        />
        <Icon
          of={X}
          size={28}
          className="group-not-has-[+:is(:popover-open,[data-open])]:invisible"
        />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-open={isOpen && !hasPopovers() ? '' : undefined}
        data-hour="dawn"
        className="panel"
        {...handlers}
      >
        <nav aria-label={strings.mobileNavigation} className="flex-none px-gutter pt-2 pb-5">
          <PanelLinks items={main} className="panel-link" />
          <p lang={services.lang} className="mt-4.5 text-sm font-semibold text-label">
            {services.label}
          </p>
          <PanelLinks items={services.items} className="panel-link panel-link-small" />
          {languages.map((item) => (
            <VersionLink key={item.lang} {...item} className="panel-link panel-link-small" />
          ))}
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

/** The elements that the open panel covers. */
const covered = 'main, footer'

/** Keeps the width of a classic scrollbar free (header.css), so that the page doesn't shift. */
function reserveScrollbar({ newState }: ToggleEvent): void {
  const { documentElement: root } = document
  if (newState === 'open') root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth)
}

/** False in Safari 16, where script opens the panel. */
const hasPopovers = () => 'popover' in HTMLElement.prototype

/** In `:is`, a name that a browser doesn't know is no error. */
const open = ':is(:popover-open, [data-open])'

/** Closes the mobile panel on every navigation and makes the page behind it inert. */
function usePanel() {
  const panel = useRef<HTMLDivElement>(null)
  // Undefined before hydration: the browser itself exposes the button's state then.
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => setOpen(panel.current?.matches(open)), [])
  const close = useCallback(
    () => (hasPopovers() ? panel.current?.hidePopover() : setOpen(false)),
    [],
  )

  const { key } = useLocation()
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    if (panel.current?.matches(open)) close()
  }, [key, close])

  useEffect(() => {
    if (!isOpen) return
    // In a wider window the desktop navigation replaces the button.
    const closeWide = () => {
      if (!panel.current?.previousElementSibling?.clientHeight) close()
    }
    addEventListener('resize', closeWide)
    // The back/forward cache may keep the page in this state.
    addEventListener('pagehide', close)
    const behind = [...document.querySelectorAll<HTMLElement>(covered)]
    for (const element of behind) element.inert = true
    return () => {
      removeEventListener('resize', closeWide)
      removeEventListener('pagehide', close)
      for (const element of behind) element.inert = false
    }
  }, [isOpen, close])

  return {
    panel,
    isOpen,
    toggle: () => hasPopovers() || setOpen(!isOpen),
    handlers: {
      onBeforeToggle: reserveScrollbar,
      onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
    },
  }
}
