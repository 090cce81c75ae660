import type { Site } from '#content/schema/site.ts'
import { shellStrings as strings } from '#components/strings.ts'
import { socialIcons } from './social-icons.ts'

type Profile = Site['social'][number]

/** The institute on other sites; each opens in a new tab. */
export function SocialLinks({ profiles }: { profiles: readonly Profile[] }) {
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
              aria-label={`${label} (${strings.newTab})`}
              className="grid size-12 place-items-center rounded-sm border border-white/40 text-white transition-colors hover:bg-white hover:text-ink-950"
            >
              <Icon size={22} aria-hidden />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
