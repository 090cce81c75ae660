import type { ReactNode } from 'react'
import { href } from '#components/href.ts'
import type { Locale } from '#components/locale.ts'
import { unbroken } from '#components/unbroken.ts'
import { useLocale } from '#components/use-locale.tsx'
import type { ProgramEntry } from '#content/kinds/content.ts'
import type { Program } from '#content/kinds/program.ts'
import { routeOf } from '#content/kinds/routes.ts'
import { feeWords, knownIn, locationWords } from '../course/words.ts'

type Column = {
  heading: string
  cell: (program: Program) => ReactNode
  /** The words in the cell of a program without this fact. */
  missing?: string
  align?: 'right'
}

/** The facts by which people choose. A fact that no program has is no column. */
function columnsFor(programs: readonly ProgramEntry[], locale: Locale): Column[] {
  const { program: labels, course } = locale.strings
  const { days } = locale.formats
  const columns: Column[] = [
    { heading: course.headings.audience, cell: ({ audience }) => audience?.[0] },
    { heading: labels.duration, cell: ({ duration }) => duration && unbroken(duration) },
    { heading: labels.location, cell: (program) => locationWords(program, locale) },
    {
      heading: course.nextDate,
      cell: ({ intakes: [next] = [] }) =>
        next && (
          <>
            {days(next.starts)}
            {next.applyBy !== undefined && (
              <span className="block text-sm">{course.applyBy(days(next.applyBy))}</span>
            )}
          </>
        ),
      missing: course.onRequest,
    },
    {
      heading: course.headings.fee,
      cell: (program) => feeWords(program, locale),
      missing: course.onRequest,
      align: 'right',
    },
  ]
  return columns.filter(({ cell }) => programs.some(({ data }) => cell(data) !== undefined))
}

/**
 * A table to compare programs on wide screens; the cards have the same facts. Dates and fees that are
 * on request for all programs are named once, below it.
 */
export function ProgramTable({ programs }: { programs: readonly ProgramEntry[] }) {
  const locale = useLocale()
  const { course } = locale.strings
  const columns = columnsFor(programs, locale)
  const { dates, fees } = knownIn(programs, locale)
  const onRequest = dates ? !fees && 'fees' : fees ? 'dates' : 'both'
  return (
    <div className="mb-head">
      <div className="prose hidden max-w-full lg:grid">
        <table>
          <thead className="text-sm">
            <tr>
              <th scope="col">{course.program}</th>
              {columns.map(({ heading, align }) => (
                <th key={heading} scope="col" data-align={align}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {programs.map(({ slug, data }) => (
              <tr key={slug}>
                <th scope="row">
                  <a
                    href={href(routeOf({ kind: 'program', slug }))}
                    className="text-link flex min-h-11 items-center underline underline-offset-4"
                  >
                    {data.title}
                  </a>
                </th>
                {columns.map(({ heading, cell, missing, align }) => (
                  <td key={heading} data-align={align}>
                    {cell(data) ?? missing}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {onRequest && <p className="mt-4">{course.allOnRequest[onRequest]}</p>}
    </div>
  )
}
