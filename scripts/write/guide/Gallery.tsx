import { socialIcons } from '#components/shell/footer/SocialLinks.server.tsx'
import { Drawn } from '#components/ui/Drawn.tsx'
import { Weaving } from '#components/ui/Weaving.tsx'
import { compositions, hours } from '#content/schema/weaving.ts'
import { emblems } from '#content/schema/page.ts'
import { emblem } from '#components/artwork/index.ts'

/** The emblems of cards, by the word that a field takes. */
export const Emblems = () => (
  <ul className="gallery small">
    {emblems.map((name) => (
      <li key={name}>
        <Drawn of={emblem(name)} />
        <code>{name}</code>
      </li>
    ))}
  </ul>
)

export const Networks = () => (
  <ul className="gallery small">
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
