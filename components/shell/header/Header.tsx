import { useBrowserStrings } from '#components/strings/browser-strings.ts'
import { button } from '#components/ui/Button.tsx'
import type { HeaderData } from './header-data.server.ts'
import { MobilePanel } from './MobilePanel.tsx'
import { NavLink } from './NavLink.tsx'
import { VersionLink } from './VersionLink.tsx'
import { ServicesMenu } from './ServicesMenu.tsx'
import { nameInFont } from '#components/fonts/index.ts'
import { href } from '#components/href.ts'

/** The content of the fixed white header: the navigation from `xl` up, the mobile panel's button below. */
export function Header(data: HeaderData) {
  const { name, navigation, languages, notices } = data
  const strings = useBrowserStrings().shell
  const { main, services, contact } = navigation
  return (
    <div className="wrap flex items-center gap-[min(1rem,5cqi)]">
      <HomeLink {...data} />
      {/* Leaves room for a long name, if need be without the link to the notices. */}
      <nav
        aria-label={strings.mainNavigation}
        className="hidden max-w-[calc(100%-16rem)] shrink-0 items-center self-stretch xl:flex"
      >
        {main.map((item) => (
          <NavLink
            key={item.to}
            {...item}
            className={`nav-link ${item.to === notices ? roomForNotices(name, main) : ''}`}
          />
        ))}
        {services && <ServicesMenu {...services} />}
        {languages.map((item) => (
          <VersionLink key={item.lang} {...item} className="nav-link" />
        ))}
        <NavLink
          {...contact}
          className={`${button()} underline-offset-4 aria-[current]:underline ml-2 min-h-12! shrink-0 px-5.5!`}
        />
      </nav>
      <MobilePanel {...data} />
    </div>
  )
}

/** Longer names are smaller and take several lines. */
const isLong = (name: string) => name.length > 22

/** Hides the link to the notices where the letters of the name and of all links leave no room. */
function roomForNotices(name: string, main: HeaderData['navigation']['main']) {
  const words = [name, ...main.map(({ label }) => label)].join('')
  const letters = words.replaceAll(/\p{M}/gu, '').length
  if (letters > 84) return 'hidden'
  return letters > 70 ? 'hidden @min-[83.75rem]:flex' : ''
}

/** The letters of both names for which the header has room beside the navigation. */
const maxLengthOfBoth = 76

const logoSize = 'size-[min(2.75rem,14cqi)] shrink-0'

type HomeProps = Pick<HeaderData, 'name' | 'nepaliName' | 'logo' | 'home'>

/** The logo and the names of the institute, linked to Home. */
export function HomeLink({ name, nepaliName, logo, home }: HomeProps) {
  const fits =
    nepaliName !== undefined &&
    nepaliName !== name &&
    name.length + nepaliName.length <= maxLengthOfBoth
  // Smaller on the smallest phones, and beside the navigation at its narrowest.
  const size = isLong(name)
    ? 'text-[1rem]/[1.1] md:text-[1.125rem]/none'
    : 'text-[1.125rem]/none @min-[25.5rem]:text-[1.3125rem] @min-[73.75rem]:text-[1.125rem] @min-[83.75rem]:text-[1.3125rem]'
  return (
    <a
      href={href(home)}
      className="mr-auto flex min-h-12 min-w-0 items-center gap-[min(0.75rem,4cqi)] font-display"
    >
      {logo ? (
        <svg
          aria-hidden
          viewBox="0 0 88 88"
          width="44"
          shapeRendering="crispEdges"
          className={logoSize}
        >
          {logo.map(([colour, d]) => (
            <path key={d} fill={colour} d={d} />
          ))}
        </svg>
      ) : (
        <img src={href('/icon-192.png')} width="44" height="44" alt="" className={logoSize} />
      )}
      <span className="min-w-0">
        <span className={`block pt-[0.15em] font-semibold text-ink-900 ${size}`}>{name}</span>{' '}
        {fits && (
          <span
            lang="ne"
            className={`hidden @min-[24rem]:block ${nepaliName === nameInFont ? 'font-name' : 'font-display'} text-[0.875rem]/[1.4] font-medium text-muted`}
          >
            {nepaliName}
          </span>
        )}
      </span>
    </a>
  )
}
