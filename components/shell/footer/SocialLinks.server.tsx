import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react'
import type { Site } from '#content/schema/site.ts'
import { shellStrings as strings } from '#components/strings.ts'

type Profile = Site['social'][number]

export const socialIcons = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  linkedin: IconBrandLinkedin,
  x: IconBrandX,
  youtube: IconBrandYoutube,
} satisfies Record<Profile['network'], unknown>

/** Links to the institute's profiles, which open in a new tab. */
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
