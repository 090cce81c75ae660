import { ContactLinks, contactWays } from '#components/contact-ways.tsx'
import { useLocale } from '#components/use-locale.tsx'
import type { Site } from '#content/kinds/site.ts'

/** The email address and the numbers, on a site without a form. */
export function InsteadOfForm({ site }: { site: Site }) {
  return (
    <div className="text-lead">
      <a
        href={`mailto:${site.email}`}
        className="inline-flex min-h-11 items-center wrap-anywhere underline"
      >
        {site.email}
      </a>
      <ContactLinks ways={contactWays(site, useLocale().strings)} className="" />
    </div>
  )
}
