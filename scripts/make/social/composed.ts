import { type Artwork, hourOf, medallion, skyOf, textOf, weave } from '#components/artwork/index.ts'
import { breakLines } from './break-lines.ts'
import { freeWidth, type Pixels } from './free-width.ts'
import { setTitle, titleLeft } from './set-title.ts'
import type { Typesetter } from './typesetter.ts'

export type SocialImage = Artwork & { slug: string; title: string; siteName: string }

/** All but the words: the hero weaving at the lower right, its medallion at the upper left. */
export function ground({ slug, composition, ...chosen }: SocialImage): string {
  const hour = hourOf(slug, chosen)
  const hero = weave({ slug, layout: 'hero', hour, composition, medallion: false })
  return (
    `<rect width="1200" height="630" fill="${skyOf(hour)}"/>` +
    `${placed(hero.svg, 'x="-1050" y="30" width="2250" height="600"')}` +
    `${placed(medallion(slug, hour).svg, 'x="68" y="54" width="92" height="92"')}`
  )
}

/** The words: the institute's name beside the medallion and the title below. */
export function words(image: SocialImage, drawn: Pixels, { measure, outline }: Typesetter): string {
  const room = freeWidth(drawn, nameLeft, 78, 122) - 24
  const size = Math.max(24, Math.min(34, room / measure(image.siteName)))
  const name = breakLines(image.siteName, [room / size], measure).lines.join('')
  const title = setTitle(image.title, drawn, measure)
  const lines = [
    outline(name, { x: nameLeft, y: 111, size }),
    ...title.lines.map(({ text, baseline }) =>
      outline(text, { x: titleLeft, y: baseline, size: title.size }),
    ),
  ]
  return `<g fill="${textOf(hourOf(image.slug, image))}">${lines.join('')}</g>`
}

const nameLeft = 168

/** A picture of its own within the picture, so that the ids of the two stay apart. */
const placed = (svg: string, place: string) =>
  `<image ${place} href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`
