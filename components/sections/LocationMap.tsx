import type { Site } from '#content/schema/site.ts'
import { href } from '#components/href.ts'
import { contactStrings as strings } from '#components/strings.ts'
import { TextLink } from '#components/ui/TextLink.tsx'
import { mapSketchMedia } from '#scripts/artwork/media.ts'

/** The map, loaded when it comes near; a sketch until then, and a plain link in any case. */
export function LocationMap({ title, embed, link }: Site['map']) {
  const { src, width, height } = mapSketchMedia()
  return (
    <div>
      <div className="relative grid h-75 place-items-center overflow-hidden rounded-md bg-mist">
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
        <iframe
          src={embed}
          title={title}
          loading="lazy"
          // Another site's page, which keeps its origin: without one it would send no Referer, and
          // OpenStreetMap refuses its tiles then.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
          className="absolute inset-0 size-full"
        />
      </div>
      <TextLink to={link}>{strings.openMap}</TextLink>
    </div>
  )
}
