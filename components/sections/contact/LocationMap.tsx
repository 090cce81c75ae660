import type { Site } from '#content/schema/site.ts'
import { Island } from '#components/islands/Island.server.tsx'
import { contactStrings as strings } from '#components/strings.ts'
import { Drawn } from '#components/ui/Drawn.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { mapSketch } from '#components/artwork/index.ts'

/** The map, above a sketch that shows until it loads or if it fails, and a link to it. */
export function LocationMap({ title, embed, link }: Site['map']) {
  return (
    <div>
      <div className="map relative grid h-75 place-content-center overflow-hidden rounded-md bg-mist">
        <Drawn of={mapSketch()} cover className="absolute inset-0 size-full" />
        <p className="relative rounded-sm bg-white px-5 py-3.5 font-semibold text-ink-900 [box-shadow:var(--shadow-header)]">
          {title}
        </p>
        <Island name="MapFrame" id="map" props={{ title, embed }} when="near" />
      </div>
      <TextLink to={link}>{strings.openMap}</TextLink>
    </div>
  )
}
