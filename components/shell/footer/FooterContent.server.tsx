import type { Site } from '#content/schema/site.ts'
import { nameInFont } from '#components/fonts/index.ts'
import { href } from '#components/href.ts'
import { hoursLine } from '#components/opening-hours.ts'
import { shellStrings as strings } from '#components/strings.ts'
import { SocialLinks } from './SocialLinks.server.tsx'

const line = 'inline-flex min-h-11 items-center'
const link = `${line} min-w-11 text-white hover:underline`
const heading = 'mb-2 font-text text-base/[1.3] font-semibold tracking-normal text-white'

type Props = {
  site: Site
  /** Of the build, for the copyright. */
  year: number
}

/** The footer's content: names, links, contact. Rendered on the server only. */
export function FooterContent({ site, year }: Props) {
  const { name, nepaliName, navigation, social, email, phone, address, openingHours } = site
  return (
    <div className="wrap">
      <div className="grid gap-10 md:grid-cols-2 lg:grid-cols-[6fr_3fr_3fr] lg:gap-12">
        <div className="md:col-span-full lg:col-auto">
          <p className="footer-name">{name}</p>
          <p
            lang="ne"
            className={`mt-1 ${nepaliName === nameInFont ? 'font-name' : 'font-display'} text-[1.375rem]/[1.4] font-medium text-marigold`}
          >
            {nepaliName}
          </p>
          <SocialLinks profiles={social} />
        </div>
        <div>
          <h2 className={heading}>{strings.quickLinks}</h2>
          <ul>
            {navigation.quickLinks.map(({ to, label }) => (
              <li key={to}>
                <a href={href(to)} className={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={heading}>{strings.visit}</h2>
          <ul>
            <li className={line}>{[address.locality, address.city, address.country].join(', ')}</li>
            <li>
              <a href={`mailto:${email}`} className={link}>
                {email}
              </a>
            </li>
            <li>
              <a href={`tel:${phone.replaceAll(' ', '')}`} className={link}>
                {phone}
              </a>
            </li>
            <li className={line}>{hoursLine(openingHours)}</li>
          </ul>
        </div>
      </div>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 border-t border-white/20 pt-3 pb-5 text-sm">
        <p className={line}>
          © {year} {name}
        </p>
        {navigation.privacy && (
          <a href={href(navigation.privacy.to)} className={link}>
            {navigation.privacy.label}
          </a>
        )}
      </div>
    </div>
  )
}
