import type { Site } from '#content/schema/site.ts'
import { href } from '#components/href.ts'
import { Island } from '#components/islands/Island.tsx'
import { contactStrings as strings } from '#components/strings.ts'
import { TextLink } from '#components/ui/TextLink.tsx'
import { mapSketchMedia } from '#scripts/artwork/media.ts'

/** The map, fetched when it is near; a sketch until then, and a plain link in any case. */
export function LocationMap({ title, embed, link }: Site['map']) {
  const { src, width, height } = mapSketchMedia()
  return (
    <div>
      <div className="map relative grid h-75 place-content-center overflow-hidden rounded-md bg-mist">
        <img
          src={href(src)}
          width={width}
          height={height}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
        <p className="relative rounded-sm bg-white px-5 py-3.5 font-semibold text-ink-900 [box-shadow:var(--shadow-header)]">
          {title}
        </p>
        <Island name="MapFrame" id="map" props={{ title, embed }} when="near" />
      </div>
      <TextLink to={link}>{strings.openMap}</TextLink>
    </div>
  )
}
