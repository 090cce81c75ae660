import { shellStrings as strings } from '#components/strings.ts'
import { button } from '#components/ui/button.ts'
import type { HeaderData } from './header-data.server.ts'
import { HomeLink } from './HomeLink.tsx'
import { MobilePanel } from './MobilePanel.tsx'
import { NavLink } from './NavLink.tsx'
import { ServicesMenu } from './ServicesMenu.tsx'

/** The fixed white header: the navigation from `xl` up, the mobile panel's button below. */
export function Header({ name, nepaliName, logo, navigation, artwork, ways }: HeaderData) {
  const { main, services, contact } = navigation
  return (
    <header className="site-header">
      <div className="wrap flex items-center gap-4">
        <HomeLink name={name} nepaliName={nepaliName} logo={logo} />
        <nav
          aria-label={strings.mainNavigation}
          className="hidden items-center self-stretch xl:flex"
        >
          {main.map((item) => (
            <NavLink key={item.to} {...item} className="nav-link" />
          ))}
          <ServicesMenu {...services} />
          <NavLink
            {...contact}
            className={`${button()} underline-offset-4 aria-[current]:underline ml-2 min-h-12! shrink-0 px-5.5!`}
          />
        </nav>
        <MobilePanel navigation={navigation} artwork={artwork} ways={ways} />
      </div>
    </header>
  )
}
