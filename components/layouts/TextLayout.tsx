import { Hero } from '#components/sections/common/Hero.tsx'
import { TextSection } from '#components/ui/Section.tsx'
import type { LayoutProps } from './types.ts'
import { mapNotice } from '#components/sections/contact/LocationMap.tsx'
import { useLocale } from '#components/use-locale.tsx'

export function TextLayout({ page, body }: LayoutProps<'text'>) {
  return (
    <>
      <Hero of={page} {...page.data.hero} />
      {body && <TextSection>{body}</TextSection>}
    </>
  )
}

/** What follows from content/site.yaml, then the text. */
export function PrivacyLayout({ page, content: { site }, body }: LayoutProps<'privacy'>) {
  const { strings } = useLocale()
  const { hero, message, map } = page.data
  // In development, the endpoint is a path: that of the inbox.
  const { hostname } = new URL(site.form.endpoint, site.url)
  return (
    <>
      <Hero of={page} {...hero} />
      <TextSection>
        <h2 id="message">{message.heading}</h2>
        <p>{strings.privacy.message(hostname)}</p>
        <h2 id="map">{map.heading}</h2>
        <p>
          {mapNotice(site.map, strings)} {strings.privacy.map}
        </p>
        {body}
      </TextSection>
    </>
  )
}
