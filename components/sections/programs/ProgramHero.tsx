import type { Program } from '#content/schema/program.ts'
import { pageRoute } from '#content/schema/routes.ts'
import { href } from '#components/href.ts'
import { programStrings } from '#components/strings.ts'
import type { ListedEntry } from '#content/schema/collections.ts'
import { AskAbout } from './AskAbout.tsx'
import { HeroFrame } from '../common/Hero.tsx'

type Props = {
  program: ListedEntry<Program>
  /** Slug of the page that lists all programs. */
  list: string | undefined
}

/** A program's first screen, with a link to the list of programs. */
export function ProgramHero({ program, list }: Props) {
  const { title, summary, image } = program.data
  return (
    <HeroFrame of={program} image={image}>
      {list !== undefined && (
        <nav aria-label={programStrings.breadcrumb} className="-mt-3 mb-2">
          <a
            href={href(pageRoute(list))}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {programStrings.interest}
          </a>
        </nav>
      )}
      <h1 className="program-title">{title}</h1>
      <p className="mt-4 mb-7 max-w-[38em] text-lead">{summary}</p>
      <AskAbout program={program.data} />
    </HeroFrame>
  )
}
