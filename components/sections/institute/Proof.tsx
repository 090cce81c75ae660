import { Picture } from '#components/ui/Picture.tsx'
import { Section } from '#components/ui/Section.tsx'
import { useLocale } from '#components/use-locale.tsx'
import type { Site } from '#content/kinds/site.ts'
import { proofFacts } from './words.ts'

/** Registration, affiliations and graduates. Nothing if the site names none of them. */
export function Proof({ site }: { site: Site }) {
  const locale = useLocale()
  const facts = proofFacts(site, locale)
  if (facts.length === 0) return null
  return (
    <Section head={{ id: '_proof', heading: locale.strings.proof.heading }}>
      <dl className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {facts.map(({ name, value, by, link, logo }) => (
          <div key={`${name} ${value}`}>
            <dt className="text-muted">{name}</dt>
            <dd>
              {logo && (
                <Picture
                  src={logo.src}
                  sizes="200px"
                  width={logo.width}
                  height={logo.height}
                  alt=""
                  loading="lazy"
                  className="h-auto max-h-14 w-auto max-w-[80%]"
                />
              )}
              <span className="block font-semibold text-ink-900">{value}</span>
              {by !== undefined && <span className="block text-sm">{by}</span>}
              {link !== undefined && (
                <a
                  href={link}
                  className="-my-2 inline-flex min-h-11 items-center text-link underline underline-offset-4"
                >
                  {new URL(link).hostname.replace(/^www\./, '')}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
