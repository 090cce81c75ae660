import type { Entry } from '#content/schema/collections.ts'
import { lastDayOf } from '#content/schema/course/course.ts'
import type { Program } from '#content/schema/program.ts'
import { compare } from '../diagnostics/index.ts'

/** A program with the intakes that are on the site on a day, in the order of their first days. */
export function withUpcoming(program: Entry<Program>, day: string): Entry<Program> {
  const { data, toSupply } = program
  if (!data.intakes) return program
  const upcoming = [...data.intakes.entries()]
    .filter(([, intake]) => day <= lastDayOf(intake))
    .toSorted(([, a], [, b]) => compare(a.starts, b.starts))
  return {
    ...program,
    data: { ...data, intakes: upcoming.map(([, intake]) => intake) },
    toSupply: toSupply.flatMap((path) => {
      const [, index, rest = ''] = /^intakes\.(\d+)(.*)$/.exec(path) ?? []
      const place = upcoming.findIndex(([written]) => written === Number(index))
      if (index === undefined) return [path]
      return place === -1 ? [] : [`intakes.${place}${rest}`]
    }),
  }
}
