import { Hero } from '#components/sections/common/Hero.tsx'
import { TextSection } from '#components/ui/Section.tsx'
import type { LayoutProps } from './types.ts'
import { useLocale } from '#components/use-locale.tsx'

export function TextLayout({ page, body }: LayoutProps<'text'>) {
  return (
    <>
      <Hero of={page} {...page.data.hero} />
      {body && <TextSection>{body}</TextSection>}
    </>
  )
}

/** The sites that get a message or show the map, by content/site.yaml, then the text. */
export function PrivacyLayout({ page, content: { site }, body }: LayoutProps<'privacy'>) {
  const strings = useLocale().strings.privacy
  const { hero, message, map } = page.data
  const { embed, loads = 'in-view' } = site.map
  return (
    <>
      <Hero of={page} {...hero} />
      <TextSection>
        {site.form && (
          <>
            <h2 id="message">{message.heading}</h2>
            {/* In development, the endpoint is a path: that of the inbox. */}
            <p>{strings.message(new URL(site.form.endpoint, site.url).hostname)}</p>
          </>
        )}
        <h2 id="map">{map.heading}</h2>
        <p>
          {strings.mapNotice[loads](new URL(embed).hostname)} {strings.map}
        </p>
        {body}
      </TextSection>
    </>
  )
}
