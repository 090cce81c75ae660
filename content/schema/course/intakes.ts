import * as z from 'zod'
import { calendarDate, inOrder, mapping, name } from '../fields.ts'

export const modes = ['on site', 'online', 'blended'] as const

const intake = mapping({
  starts: calendarDate('The first day.'),
  ends: calendarDate('The last day.').optional(),
  applyBy: calendarDate('The last day for applying.').optional(),
  place: name(60, 'Where it takes place, if not where the program says.').optional(),
  mode: z.enum(modes).optional().meta({ description: 'How it is held.' }),
  seats: z.int().min(1).max(9999).optional().meta({ description: 'How many can join.' }),
}).check(inOrder('starts', 'ends', 'ends'), inOrder('applyBy', 'starts', 'applyBy'))

export type Intake = z.infer<typeof intake>

/** What tells two intakes of a program apart. */
const identity = z.object({
  starts: z.string(),
  place: z.string().optional(),
  mode: z.string().optional(),
})
const identityOf = (value: unknown) => {
  const { data } = identity.safeParse(value)
  return data && JSON.stringify(data)
}

const eachOnce = z.superRefine<unknown>(
  (value, { addIssue }) => {
    const written = Array.isArray(value) ? value.map(identityOf) : []
    for (const [index, own] of written.entries()) {
      if (own === undefined || written.indexOf(own) === index) continue
      const message = 'an intake that is not in the list above, with another day, place or mode'
      addIssue({ code: 'custom', message, path: [index, 'starts'] })
    }
  },
  { when: ({ value }) => Array.isArray(value) },
)

export const intakes = z.array(intake).max(24).check(eachOnce).optional().meta({
  description:
    'When it begins, one group of fields for each time. One that has begun, or whose deadline is over, leaves the site.',
})

/** The last day on which an intake is on the site: one can still apply. */
export const lastDayOf = ({ starts, applyBy = starts }: Intake): string => applyBy

type WithIntakes = {
  readonly slug: string
  readonly data: { readonly intakes?: readonly Intake[] | undefined }
  readonly toSupply: readonly string[]
}

/** True if no fact of an intake is still to be supplied. */
export const isSupplied = ({ toSupply }: WithIntakes, index: number): boolean =>
  !toSupply.some((path) => path.startsWith(`intakes.${index}.`))

/** The address of the calendar file of an intake; undefined if there is none. */
export function calendarFile(program: WithIntakes, index: number): string | undefined {
  const starts = program.data.intakes?.[index]?.starts
  if (starts === undefined || !isSupplied(program, index)) return undefined
  const same = program.data.intakes?.slice(0, index).filter((each) => each.starts === starts) ?? []
  const number = same.length === 0 ? '' : `-${same.length + 1}`
  return `/calendar/${program.slug}-${starts}${number}.ics`
}
