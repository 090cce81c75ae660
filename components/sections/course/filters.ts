import type { Program } from '#content/schema/program.ts'
import { courseStrings as strings, programStrings } from '#components/strings.ts'

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const once = (values: readonly string[]) => [...new Set(values)].toSorted()

const placesOf = ({ location, intakes = [] }: Program) =>
  [location, ...intakes.map(({ place }) => place)].flatMap((place) => place ?? [])
const monthsOf = ({ intakes = [] }: Program) => intakes.map(({ starts }) => starts.slice(0, 7))
const monthWords = (month: string) => months.format(new Date(month))

/** The facts by which visitors can choose a program, such as `5 days`, `Pokhara`, `March 2027`. */
export const choosableFacts = (program: Program): string[] => [
  ...(program.duration === undefined ? [] : [program.duration]),
  ...placesOf(program),
  ...monthsOf(program).map(monthWords),
]

/** The choices that a list of programs offers: those that leave something to choose. */
export function programFilters(programs: readonly Program[]) {
  const filters = [
    {
      label: programStrings.duration,
      options: once(programs.flatMap((each) => each.duration ?? [])),
    },
    { label: programStrings.location, options: once(programs.flatMap(placesOf)) },
    { label: strings.month, options: once(programs.flatMap(monthsOf)).map(monthWords) },
  ]
  return filters.filter(({ options }) => options.length > 1 && options.length <= 40)
}
