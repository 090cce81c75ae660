import type { Strings } from './locale.ts'
import type { Site } from '#content/kinds/site.ts'
import { unbroken } from './unbroken.ts'

/** A number to call or to write to. */
export type Way = { kind: 'phone' | 'mobile' | 'whatsapp' | 'viber'; label: string; href: string }

const digits = (number: string) => number.replaceAll(' ', '')

/** The numbers of content/site.yaml. WhatsApp begins with the `message`; Viber can't. */
export function contactWays(
  { phone, mobile, whatsapp, viber }: Pick<Site, Way['kind']>,
  { contact: strings }: Pick<Strings, 'contact'>,
  message = '',
): Way[] {
  const ways: Way[] = [{ kind: 'phone', label: unbroken(phone), href: `tel:${digits(phone)}` }]
  if (mobile) ways.push({ kind: 'mobile', label: unbroken(mobile), href: `tel:${digits(mobile)}` })
  if (whatsapp) {
    const text = message && `?text=${encodeURIComponent(message)}`
    const href = `https://wa.me/${digits(whatsapp).slice(1)}${text}`
    ways.push({ kind: 'whatsapp', label: `${strings.whatsapp} ${unbroken(whatsapp)}`, href })
  }
  if (viber) {
    const href = `viber://chat?number=${encodeURIComponent(digits(viber))}`
    ways.push({ kind: 'viber', label: `${strings.viber} ${unbroken(viber)}`, href })
  }
  return ways
}

type LinkProps = { way: Way; className: string }

/** The router changes the message of `data-whatsapp` on each page (shell/navigation/router.ts). */
export const WayLink = ({ way: { kind, label, href }, className }: LinkProps) => (
  <a href={href} data-whatsapp={kind === 'whatsapp' ? '' : undefined} className={className}>
    {label}
  </a>
)

/** The numbers of the institute as links, side by side. */
export const ContactLinks = ({ ways, className }: { ways: readonly Way[]; className: string }) => (
  <p className={`flex flex-wrap gap-x-6 ${className}`}>
    {ways.map((way) => (
      <WayLink key={way.kind} way={way} className="inline-flex min-h-11 items-center underline" />
    ))}
  </p>
)
