import { emblem } from '#components/artwork/index.ts'
import { Drawn, Weaving } from '#components/ui/Artwork.tsx'
import { emblems } from '#content/schema/page.ts'
import { compositions, hours } from '#content/schema/weaving.ts'

/** Words of the content with the pictures that they choose, by the id of their heading. */
const galleries = {
  emblems: emblems.map((name) => ({ name, picture: <Drawn of={emblem(name)} /> })),
  artwork: hours.flatMap((hour) =>
    compositions.map((composition) => ({
      name: `${hour}, ${composition}`,
      picture: (
        <Weaving of={{ slug: 'example', data: { artwork: { hour, composition } } }} layout="card" />
      ),
    })),
  ),
}

export const Gallery = ({ of }: { of: keyof typeof galleries }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
    {galleries[of].map(({ name, picture }) => (
      <figure key={name}>
        {picture}
        <code>{name}</code>
      </figure>
    ))}
  </div>
)
