import type { PageContent } from '#content/kinds/content.ts'
import { withNotices } from '#components/shell/header/header-data.server.ts'
import type { Site } from '#content/kinds/site.ts'
import { type Way, WayLink } from '#components/contact-ways.tsx'
import { nameInFont } from '#components/fonts/index.ts'
import { href } from '#components/href.ts'
import { hoursLine } from '#components/opening-hours.ts'
import { proofLine } from '#components/sections/institute/words.ts'
import { useLocale } from '#components/use-locale.tsx'
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react'

const line = 'inline-flex min-h-11 items-center'
export const link = `${line} min-w-11 text-white hover:underline`
const heading = 'mb-2 font-text text-base/[1.2] font-semibold text-white'

type Props = {
  site: Site
  services: PageContent['services']
  lists: PageContent['lists']
  /** The year of the build, in the calendar of the language. */
  year: string
  ways: readonly Way[]
}

/** The footer's content: names, links, contact. */
export function FooterContent({ site, services, lists, year, ways }: Props) {
  const locale = useLocale()
  const strings = locale.strings.footer
  const { name, nepaliName, navigation, social, email, address, map, openingHours } = site
  const quickLinks = withNotices(navigation.quickLinks, lists.notice)
  const proof = proofLine(site, locale)
  return (
    <div className="wrap pt-[clamp(2.5rem,2rem+3vw,4.5rem)]">
      <div className="grid gap-10 md:grid-cols-3 lg:gap-12 xl:grid-cols-[1fr_auto_auto_auto]">
        <div className="md:col-span-full xl:col-auto">
          <p className="footer-name font-display text-[clamp(1.75rem,1.5rem+1.4vw,2.5rem)]/[1.05] font-semibold text-white">
            {name}
          </p>
          {nepaliName !== undefined && nepaliName !== name && (
            <p
              lang="ne"
              className={`mt-1 ${nepaliName === nameInFont ? 'font-name' : 'font-display'} text-[1.375rem]/[1.4] font-medium text-marigold`}
            >
              {nepaliName}
            </p>
          )}
          <SocialLinks profiles={social} />
        </div>
        <Links name={strings.quickLinks} links={quickLinks} />
        {navigation.services && (
          <Links name={navigation.services.label} links={sortAsMenu(services, navigation)} />
        )}
        <div>
          <h2 className={heading}>{strings.visit}</h2>
          <ul>
            <LinkItem
              to={map.google ?? map.link}
              label={[address.locality, address.city, address.country].join(', ')}
            />
            <LinkItem to={`mailto:${email}`} label={email} />
            {ways.map((way) => (
              <li key={way.kind}>
                <WayLink way={way} className={link} />
              </li>
            ))}
            <li className={line}>{hoursLine(openingHours, locale)}</li>
          </ul>
        </div>
      </div>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 border-t border-rule pt-3 pb-5 text-sm">
        <p className={line}>
          © {year} {name}
        </p>
        {proof.length > 0 && <p>{proof.join(' · ')}</p>}
        {navigation.privacy && (
          <a href={href(navigation.privacy.to)} className={link}>
            {navigation.privacy.label}
          </a>
        )}
      </div>
    </div>
  )
}

type List = PageContent['services']

const Links = ({ name, links }: { name: string; links: List }) =>
  links.length > 0 && (
    <div>
      <h2 className={heading}>{name}</h2>
      <ul>
        {links.map((each) => (
          <LinkItem key={each.to} {...each} />
        ))}
      </ul>
    </div>
  )

const LinkItem = ({ to, label }: List[number]) => (
  <li>
    <a href={href(to)} className={link}>
      {label}
    </a>
  </li>
)

/** Sorts links as in the header. Links that are not in the header come first. */
function sortAsMenu(list: List, { main, services }: Site['navigation']): List {
  const order = [...main, ...(services?.items ?? [])].map(({ to }) => to)
  return list.toSorted((a, b) => order.indexOf(a.to) - order.indexOf(b.to))
}

type Profile = Site['social'][number]

const socialIcons = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  linkedin: IconBrandLinkedin,
  x: IconBrandX,
  youtube: IconBrandYoutube,
} satisfies Record<Profile['network'], unknown>

/** Links to the institute's profiles, which open in a new tab. */
function SocialLinks({ profiles }: { profiles: readonly Profile[] }) {
  const { newTab } = useLocale().strings.footer
  return (
    <ul className="mt-5 flex flex-wrap gap-2">
      {profiles.map(({ network, label, url }) => {
        const Icon = socialIcons[network]
        return (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={`${label} (${newTab})`}
              className="grid size-12 place-items-center rounded-sm border border-rule text-white recolour hover:bg-white hover:text-ink-950"
            >
              <Icon size="1.375em" fontSize="1rem" aria-hidden />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
