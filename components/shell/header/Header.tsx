import { NavLink } from 'react-router-dom'
import { shellStrings as strings } from '#components/strings.ts'
import { button } from '#components/ui/button.ts'
import { Brand } from './Brand.tsx'
import type { ShellData } from '../data.ts'
import { MobilePanel } from './MobilePanel.tsx'
import { NavLinks } from './NavLinks.tsx'
import { ServicesMenu } from './ServicesMenu.tsx'

type Props = Pick<ShellData, 'name' | 'nepaliName' | 'mark' | 'navigation' | 'artwork'>

/** Fixed and always white. From `xl` it holds the navigation, below that the panel's button. */
export function Header({ name, nepaliName, mark, navigation, artwork }: Props) {
  const { main, services, contact } = navigation
  return (
    <header className="site-header">
      <div className="wrap flex items-center gap-4">
        <Brand name={name} nepaliName={nepaliName} mark={mark} />
        <nav aria-label={strings.mainNavigation} className="hidden items-center xl:flex">
          <NavLinks items={main} className="nav-link" />
          <ServicesMenu {...services} />
          <NavLink
            to={contact.to}
            end
            caseSensitive
            className={`${button()} ml-2 min-h-12! shrink-0 px-5.5!`}
          >
            {contact.label}
          </NavLink>
        </nav>
        <MobilePanel navigation={navigation} artwork={artwork} />
      </div>
    </header>
  )
}
