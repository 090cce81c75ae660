import { Download, MessageCircle, Phone } from 'lucide'
import { contactWays } from '#components/contact-ways.tsx'
import { href } from '#components/href.ts'
import { useLocale } from '#components/use-locale.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import type { ProgramEntry } from '#content/schema/collections.ts'
import { brochureOf } from '#content/schema/routes.ts'
import type { Site } from '#content/schema/site.ts'
import { ApplyButton } from './KeyFacts.tsx'

const item = 'grid min-h-13 place-items-center text-sm font-semibold text-ink-900'

/**
 * Apply, call and brochure at the bottom of a phone, from the end of the first screen to the end of
 * the element around it (programs.css).
 */
export function ApplyBar({ program, site }: { program: ProgramEntry; site: Site }) {
  const { strings } = useLocale()
  const { label, call, brochure } = strings.course.bar
  const ways = contactWays(site, strings, strings.inquiry.program(program.data.title))
  const whatsapp = ways.find(({ kind }) => kind === 'whatsapp')
  const way = whatsapp ?? ways[0]
  return (
    <div className="apply-track">
      <nav
        aria-label={label}
        className="apply-bar grid gap-2 border-t border-line bg-white px-gutter"
      >
        <ApplyButton program={program} small />
        {way && (
          <a href={way.href} className={item}>
            <Icon of={whatsapp ? MessageCircle : Phone} size={22} />
            {whatsapp ? strings.contact.whatsapp : call}
          </a>
        )}
        <a href={href(brochureOf(program))} download className={item}>
          <Icon of={Download} size={22} />
          {brochure}
        </a>
      </nav>
    </div>
  )
}
