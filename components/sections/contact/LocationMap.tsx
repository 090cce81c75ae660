import type { Site } from '#content/schema/site.ts'
import { href } from '#components/href.ts'
import { useLocale } from '#components/use-locale.tsx'
import { Drawn } from '#components/ui/Artwork.tsx'
import { button } from '#components/ui/Button.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { mapSketch } from '#components/artwork/index.ts'

/**
 * Without its origin, the map would send no Referer, and OpenStreetMap would refuse its tiles.
 * A page of another site can't use its origin against this one.
 */
const permissions = 'allow-scripts allow-same-origin allow-popups'

/** The map, above a sketch that shows until it loads or if it fails, and a link to it. */
export function LocationMap({ map, navigation }: Site) {
  const strings = useLocale().strings.contact
  const { title, embed, link, google, loads } = map
  const frame = (
    <iframe
      src={embed}
      title={title}
      loading="lazy"
      sandbox={permissions}
      className="absolute inset-0 size-full"
    />
  )
  return (
    <div className="mt-6">
      <div className="map relative grid h-75 place-content-center overflow-hidden rounded-md bg-mist noscript:[&_button]:hidden [&_button]:relative [&_button]:mt-4 [&_button]:w-full">
        <Drawn of={mapSketch()} cover className="absolute inset-0 size-full" />
        <p className="relative rounded-sm bg-white px-5 py-3.5 font-semibold text-ink-900 [box-shadow:var(--shadow-header)]">
          {title}
        </p>
        {loads === 'on-press' && (
          <button type="button" className={button()}>
            {strings.showMap}
          </button>
        )}
        {/* shell/loader/map.ts shows it. */}
        <template data-map="">{frame}</template>
        {loads !== 'on-press' && <noscript>{frame}</noscript>}
      </div>
      <div className="flex flex-wrap gap-x-7">
        <TextLink to={link}>{strings.openMap}</TextLink>
        {google !== undefined && <TextLink to={google}>{strings.openGoogleMaps}</TextLink>}
      </div>
      <p className="mt-2 text-sm/6">
        {strings.mapFrom(new URL(embed).hostname)}{' '}
        {navigation.privacy && (
          <a href={href(navigation.privacy.to)} className="text-link underline">
            {navigation.privacy.label}
          </a>
        )}
      </p>
    </div>
  )
}
