import type { Program } from '#content/schema/program.ts'
import { programRoute } from '#content/schema/routes.ts'
import { href } from '#components/href.ts'
import { allProgramsId } from '#components/islands/finder/program-index.ts'
import type { ListedEntry } from '#content/schema/collections.ts'

type Props = { heading: string; programs: readonly ListedEntry<Program>[] }

/** Links to all programs. The FindProgram island reads them (program-index.ts). */
export function AllPrograms({ heading, programs }: Props) {
  return (
    <div className="program-text">
      <h2 id="list" className="sr-only">
        {heading}
      </h2>
      <ul id={allProgramsId} className="subjects">
        {programs.map(({ slug, data }) => (
          <li key={slug}>
            <a href={href(programRoute(slug))}>{data.title}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
