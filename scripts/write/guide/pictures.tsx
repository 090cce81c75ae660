import { emblem } from '#components/artwork/index.ts'
import { socialIcons } from '#components/shell/footer/SocialLinks.server.tsx'
import { Drawn } from '#components/ui/Drawn.tsx'
import { Weaving } from '#components/ui/Weaving.tsx'
import { emblems } from '#content/schema/page.ts'
import { compositions, hours } from '#content/schema/weaving.ts'

/** Words of the content with the pictures that they choose, by the id of their heading. */
const galleries = {
  emblems: emblems.map((name) => ({ name, picture: <Drawn of={emblem(name)} /> })),
  networks: Object.entries(socialIcons).map(([name, Icon]) => ({
    name,
    picture: <Icon size={64} aria-hidden />,
  })),
  artwork: hours.flatMap((hour) =>
    compositions.map((composition) => ({
      name: `${hour}, ${composition}`,
      picture: <Weaving slug="example" layout="card" artwork={{ hour, composition }} />,
    })),
  ),
}

const idOfValues = new Map([
  [emblems.join(), 'emblems'],
  [Object.keys(socialIcons).join(), 'networks'],
  [hours.join(), 'artwork'],
  [compositions.join(), 'artwork'],
])

/** The id of the gallery that shows the values of a field. */
export const galleryOf = (values: readonly string[]) => idOfValues.get(values.join())

export const Gallery = ({ of }: { of: keyof typeof galleries }) => (
  <ul className="gallery">
    {galleries[of].map(({ name, picture }) => (
      <li key={name}>
        {picture}
        <code>{name}</code>
      </li>
    ))}
  </ul>
)
