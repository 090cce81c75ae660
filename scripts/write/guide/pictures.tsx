import { emblem } from '#components/artwork/index.ts'
import { socialIcons } from '#components/shell/footer/SocialLinks.server.tsx'
import { Drawn } from '#components/ui/Drawn.tsx'
import { Weaving } from '#components/ui/Weaving.tsx'
import { emblems } from '#content/schema/page.ts'
import { compositions, hours } from '#content/schema/weaving.ts'

/** Lists of values that the guide shows as pictures, by the id of their place. */
const galleries = [
  { id: 'emblems', values: emblems },
  { id: 'artwork', values: hours },
  { id: 'artwork', values: compositions },
  { id: 'networks', values: Object.keys(socialIcons) },
]

/** The id of the place that shows the values of a field as pictures. */
export const galleryOf = (values: readonly string[]): string | undefined =>
  galleries.find((gallery) => gallery.values.join(' ') === values.join(' '))?.id

export const Emblems = () => (
  <ul className="gallery icons">
    {emblems.map((name) => (
      <li key={name}>
        <Drawn of={emblem(name)} />
        <code>{name}</code>
      </li>
    ))}
  </ul>
)

export const Networks = () => (
  <ul className="gallery icons">
    {Object.entries(socialIcons).map(([name, Icon]) => (
      <li key={name}>
        <Icon size={32} aria-hidden />
        <code>{name}</code>
      </li>
    ))}
  </ul>
)

/** Every hour with every composition, as on a card. */
export const Artworks = () => (
  <ul className="gallery">
    {hours.flatMap((hour) =>
      compositions.map((composition) => (
        <li key={`${hour} ${composition}`}>
          <Weaving slug="example" layout="card" artwork={{ hour, composition }} />
          <code>
            {hour}, {composition}
          </code>
        </li>
      )),
    )}
  </ul>
)
