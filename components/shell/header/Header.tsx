import { nameInFont } from '#components/fonts/name.ts'
import { href } from '#components/href.ts'
import { shellStrings as strings } from '#components/strings.ts'
import { button } from '#components/ui/button.ts'
import type { HeaderData } from './header-data.server.ts'
import { MobilePanel } from './MobilePanel.tsx'
import { NavLink } from './NavLink.tsx'
import { ServicesMenu } from './ServicesMenu.tsx'

/** The fixed white header: the navigation from `xl` up, the mobile panel's button below. */
export function Header({ name, nepaliName, logo, navigation, artwork }: HeaderData) {
  const { main, services, contact } = navigation
  return (
    <header className="site-header">
      <div className="wrap flex items-center gap-4">
        <HomeLink name={name} nepaliName={nepaliName} logo={logo} />
        <nav aria-label={strings.mainNavigation} className="hidden items-center xl:flex">
          {main.map(({ to, label }) => (
            <NavLink key={to} to={to} className="nav-link">
              {label}
            </NavLink>
          ))}
          <ServicesMenu {...services} />
          <NavLink to={contact.to} className={`${button()} ml-2 min-h-12! shrink-0 px-5.5!`}>
            {contact.label}
          </NavLink>
        </nav>
        <MobilePanel navigation={navigation} artwork={artwork} />
      </div>
    </header>
  )
}

/** Longer names are set smaller and may take two lines. They are never cut off. */
const maxLengthOfOneLine = 22

function HomeLink({ name, nepaliName, logo }: Pick<HeaderData, 'name' | 'nepaliName' | 'logo'>) {
  // There is less room on the smallest phones, and beside the navigation at its narrowest.
  const size =
    name.length > maxLengthOfOneLine
      ? 'text-[1.125rem]/none'
      : 'text-[1.125rem]/none @min-[22.5rem]:text-[1.3125rem] @min-[73.75rem]:text-[1.125rem] @min-[83.75rem]:text-[1.3125rem]'
  return (
    <a href={href('/')} className="mr-auto flex min-h-12 min-w-0 items-center gap-3 font-display">
      <svg aria-hidden viewBox="0 0 88 88" shapeRendering="crispEdges" className="size-11 shrink-0">
        {logo.map(([colour, d]) => (
          <path key={d} fill={colour} d={d} />
        ))}
      </svg>
      <span className="min-w-0">
        <span className={`block pt-[0.15em] font-semibold text-ink-900 ${size}`}>{name}</span>{' '}
        <span
          lang="ne"
          className={`block ${nepaliName === nameInFont ? 'font-name' : 'font-display'} text-[0.875rem]/[1.6] font-medium text-muted`}
        >
          {nepaliName}
        </span>
      </span>
    </a>
  )
}
