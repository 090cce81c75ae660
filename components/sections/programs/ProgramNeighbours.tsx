import { ArrowLeft, ArrowRight } from 'lucide'
import { programRoute } from '#content/schema/routes.ts'
import { href } from '#components/href.ts'
import { useLocale } from '#components/use-locale.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import type { ProgramEntry } from '#content/schema/collections.ts'
import { ProgramPicture } from './ProgramCards.tsx'

type Props = { program: ProgramEntry; programs: readonly ProgramEntry[] }

function Neighbour({ program, isNext }: { program: ProgramEntry; isNext: boolean }) {
  const strings = useLocale().strings.program
  return (
    <li>
      <a
        href={href(programRoute(program.slug))}
        className="group/card flex flex-wrap items-start gap-5"
      >
        <div className="w-24 xl:w-44">
          <ProgramPicture program={program} />
        </div>
        <span className="flex-[1_1_10rem]">
          <span className="flex items-center gap-2 text-sm font-semibold text-gurans-700">
            {isNext && strings.next}
            <Icon
              of={isNext ? ArrowRight : ArrowLeft}
              size={18}
              className={`shrink-0 glide ${isNext ? 'group-hover/card:[translate:4px]' : 'group-hover/card:[translate:-4px]'}`}
            />
            {!isNext && strings.previous}
          </span>
          <span className="mt-1 block font-display text-h3 font-semibold text-balance text-ink-900 recolour group-hover/card:text-gurans-700">
            {program.data.title}
          </span>
        </span>
      </a>
    </li>
  )
}

/** Links to the previous and next program. The first follows the last. Of two, the other one is the next. */
export function ProgramNeighbours({ program, programs }: Props) {
  const { neighbours } = useLocale().strings.program
  const place = programs.findIndex(({ slug }) => slug === program.slug)
  const previous = programs.at(place - 1)
  const next = programs[(place + 1) % programs.length]
  if (!previous || !next || next.slug === program.slug) return null
  return (
    <nav aria-label={neighbours} className="wrap mt-10 pb-section">
      <ul className="grid grid-cols-1 gap-8 md:grid-cols-2">
        {previous !== next && <Neighbour program={previous} isNext={false} />}
        <Neighbour program={next} isNext />
      </ul>
    </nav>
  )
}
