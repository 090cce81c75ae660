import { programRoute } from '#content/schema/routes.ts'
import { href } from '#components/href.ts'
import { furtherWords } from '#components/islands/finder/find-program.ts'
import { allProgramsId } from '#components/islands/finder/program-index.ts'
import type { ProgramEntry } from '#content/schema/collections.ts'
import { choosableFacts } from '../course/words.ts'

type Props = { heading: string; programs: readonly ProgramEntry[] }

/** So many words keep the page of a thousand programs under 60 kB, compressed. */
const wordsOfAll = 12_000

/** Links to all programs. The FindProgram island reads them (program-index.ts). */
export function AllPrograms({ heading, programs }: Props) {
  const most = Math.ceil(wordsOfAll / programs.length)
  return (
    <div className="program-text">
      <h2 id="list" className="sr-only">
        {heading}
      </h2>
      <ul id={allProgramsId} className="subjects">
        {programs.map(({ slug, data }) => (
          <li key={slug}>
            <a
              className="-my-2 flex min-h-11 items-center py-2 text-link underline decoration-1 underline-offset-4 hover:decoration-2"
              href={href(programRoute(slug))}
              data-words={furtherWords(data.title, [
                ...choosableFacts(data),
                ...data.subjects,
                data.summary,
              ])
                .slice(0, most)
                .join(' ')}
              data-facts={choosableFacts(data).join('|') || undefined}
            >
              {data.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
