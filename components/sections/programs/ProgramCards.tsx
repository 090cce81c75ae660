import { routeOf } from '#content/kinds/routes.ts'
import { brochureOf } from '#content/kinds/program.ts'
import type { ProgramEntry } from '#content/kinds/content.ts'
import { href } from '#components/href.ts'
import { ArrowTitle, TextLink } from '#components/ui/TextLink.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import { FactsLine } from '../course/FactsLine.tsx'
import { type KnownFacts, knownIn, shortFacts } from '../course/words.ts'
import { Photo } from '#components/ui/Picture.tsx'
import { Weaving } from '#components/ui/Artwork.tsx'
import { useLocale } from '#components/use-locale.tsx'

type Props = {
  programs: readonly ProgramEntry[]
  /** The facts that the whole list has, if the cards are a part of it. */
  known?: KnownFacts
  /** True if the first card may be on the first screen, so that its picture loads at once. */
  onFirstScreen?: boolean
}

export function ProgramCards({ programs, known, onFirstScreen = false }: Props) {
  const locale = useLocale()
  const facts = known ?? knownIn(programs, locale)
  return (
    <ul className="grid gap-x-8 md:grid-cols-2 xl:grid-cols-3">
      {programs.map((program, index) => (
        <ProgramCard
          key={program.slug}
          program={program}
          known={facts}
          first={onFirstScreen && index === 0}
        />
      ))}
    </ul>
  )
}

type PictureProps = { program: ProgramEntry; first?: boolean }
type CardProps = PictureProps & { known: KnownFacts }

/** A card, which is a link but for the link to the brochure. Cards side by side share rows. */
function ProgramCard({ program, known, first = false }: CardProps) {
  const locale = useLocale()
  const { title, summary } = program.data
  return (
    <li className="group/card relative row-span-5 grid grid-rows-subgrid pb-8">
      <div className="program-picture mb-4">
        <ProgramPicture program={program} first={first} />
      </div>
      <p className="text-sm font-semibold text-gurans-700">
        <FactsLine facts={shortFacts(program.data, known, locale)} />
      </p>
      <h3 className="mt-1.5">
        <a
          href={href(routeOf({ kind: 'program', slug: program.slug }))}
          className="recolour covers-card group-hover/card:text-gurans-700"
        >
          <ArrowTitle text={title} />
        </a>
      </h3>
      <p className="mt-2">
        <UnpublishedMark of={program} />
        {summary}
      </p>
      <div className="pt-3">
        <div className="relative z-1 w-fit">
          <BrochureLink program={program} />
        </div>
      </div>
    </li>
  )
}

/** One, two or three cards side by side. */
const sizes = '(min-width: 73.75rem) 25rem, (min-width: 48rem) 50vw, 100vw'
const hover = 'zoom motion-safe:group-hover/card:[scale:1.03]'

/** A program's picture above its weaving, which shows if the picture is missing or fails to load. */
export function ProgramPicture({ program, first = false }: PictureProps) {
  const { image } = program.data
  return (
    <div className="relative aspect-video overflow-hidden rounded-sm bg-mist">
      <Weaving
        of={program}
        layout="card"
        first={first && !image}
        className={`size-full object-cover ${hover}`}
      />
      {image && <Photo picture={image} sizes={sizes} first={first} className={hover} />}
    </div>
  )
}

export function BrochureLink({ program }: { program: ProgramEntry }) {
  const { brochure } = useLocale().strings.program
  return (
    <TextLink to={brochureOf(program)} download about={program.data.title}>
      {brochure(program.downloadSize)}
    </TextLink>
  )
}
