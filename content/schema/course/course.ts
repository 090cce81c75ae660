import * as z from 'zod'
import {
  calendarDate,
  checkOf,
  currency,
  httpsUrl,
  daysInOrder,
  line,
  mapping,
  mode,
  name,
  noPlaceOnline,
  numeric,
  place,
  text,
} from '../fields.ts'
import { withoutCurrency } from '../values/typed-number.ts'

const amount = (description: string) =>
  numeric(
    z
      .number({ error: 'an amount such as 25000 or 25,000' })
      .min(0)
      .max(1e9)
      .refine((value) => value !== 0, {
        error: 'an amount above 0 (a program that costs nothing has `fee: free`)',
      })
      .refine((value) => Number(value.toFixed(2)) === value, {
        error: 'an amount with at most two digits after the point',
      }),
  ).meta({ description, example: '25000' })

/** True for `2027-01-31`, false for `on the first day`. */
export const isDay = (due: string): boolean => /^\d{4}-/.test(due)

const feePart = mapping({
  name: line(60, 'What it is for.', 'First instalment'),
  amount: amount('How much it is.'),
  due: line(60, 'When it is due: a day such as 2027-03-01, or words.', 'On the first day')
    .refine((due) => !isDay(due) || calendarDate('').safeParse(due).success, {
      error: 'a date such as 2027-01-31, or words',
    })
    .optional(),
  refundable: z.boolean().optional().meta({
    description: 'True if people get it back, as a deposit. It is not part of the amount.',
  }),
})

export type FeePart = z.infer<typeof feePart>
type FeeInParts = { amount?: number | undefined; parts?: readonly FeePart[] | undefined }

/** The sum of the parts of a fee that people don't get back, to the hundredth. */
const sumOf = (parts: readonly FeePart[]): number =>
  Math.round(parts.reduce((sum, part) => sum + (part.refundable ? 0 : part.amount), 0) * 100) / 100

export const totalOf = ({ amount, parts = [] }: FeeInParts): number => amount ?? sumOf(parts)

const addsUp = z.superRefine<FeeInParts>(({ amount, parts }, { addIssue }) => {
  if (amount === undefined && !parts?.some(({ refundable }) => !refundable))
    addIssue({
      code: 'custom',
      message: 'an amount, or parts that add up to one',
      path: ['amount'],
    })
  if (amount === undefined || parts === undefined || sumOf(parts) === amount) return
  const message = `${sumOf(parts)}, the sum of the parts without those that are refundable, or other parts`
  addIssue({ code: 'custom', message, path: ['amount'] })
})

const moneyOf = z.looseObject({ currency: z.string().regex(/^[A-Z]{3}$/) })
const withAmount = z.looseObject({ amount: z.string() })

/** Takes its currency off each amount of a fee. With another one, the amount stays a text: a fault. */
function inCurrency(fee: unknown): unknown {
  const { data } = moneyOf.safeParse(fee)
  if (!data) return fee
  const bare = (value: unknown) => {
    const { data: written } = withAmount.safeParse(value)
    return written ? { ...written, amount: withoutCurrency(written.amount, data.currency) } : value
  }
  const { parts } = data
  return { ...Object(bare(data)), ...(Array.isArray(parts) && { parts: parts.map(bare) }) }
}

const fee = z
  .preprocess(
    inCurrency,
    z.union([
      z.enum(['on request', 'free']),
      mapping({
        amount: amount('What it costs. Without it, the sum of the parts.')
          .meta({ inSummary: true })
          .optional(),
        currency: currency('The currency, if it is not that of the institute.').optional(),
        covers: line(120, 'What the fee covers.', 'Lunch, books and the examination').optional(),
        parts: z.array(feePart).min(1).max(12).optional().meta({
          description:
            'Its parts, such as instalments. Those that are not refundable add up to it.',
        }),
      }).check(addsUp),
    ]),
  )
  .optional()
  .meta({
    description:
      'What it costs, or that it is free or on request. Without it the page says “on request” and asks to write.',
  })

const lines = (item: string, description: string) =>
  z.array(line(200, item)).min(1).max(12).optional().meta({ description })

const intake = mapping({
  id: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9]*$/, 'a letter a to z and then letters and digits, such as spring2027')
    .optional()
    .meta({
      description: 'Its name in calendars, by which an intake that moves stays the same event.',
      example: 'spring2027',
      isGenerated: true,
    }),
  starts: calendarDate('The first day.'),
  ends: calendarDate('The last day.').optional(),
  applyBy: calendarDate('The last day for applying.').optional(),
  place: place('Where it takes place, if not where the program says.').optional(),
  mode,
  seats: numeric(z.int().min(1).max(9999)).optional().meta({ description: 'How many can join.' }),
}).check(
  daysInOrder('starts', 'ends', 'ends'),
  daysInOrder('applyBy', 'starts', 'applyBy'),
  noPlaceOnline,
)

export type Intake = z.infer<typeof intake>

/** The facts that tell two intakes of a program apart. */
const words = z.string().optional()
const identity = z.object({ starts: z.string(), place: words, mode: words })
const identityOf = (value: unknown) => {
  const { data } = identity.safeParse(value)
  return data && JSON.stringify(data)
}

const withId = z.object({ id: z.string() })

const eachOnce = checkOf(z.array(z.unknown()), (values, report) => {
  const written = values.map(identityOf)
  for (const [index, own] of written.entries())
    if (own !== undefined && written.indexOf(own) !== index)
      report(
        'an intake that is not in the list above, with another day, place or mode',
        index,
        'starts',
      )
  const ids = values.map((value) => withId.safeParse(value).data?.id)
  for (const [index, id] of ids.entries())
    if (id !== undefined && ids.indexOf(id) !== index) report('an id of its own', index, 'id')
})

const intakes = z.array(intake).max(24).check(eachOnce).optional().meta({
  description:
    'When it begins, one group of fields for each time. One that has begun, or whose deadline is over, leaves the site.',
})

const recognition = z
  .array(
    mapping({
      by: name(90, 'Who recognises the certificate.'),
      says: line(200, 'What that means.', 'Counts as 30 hours of in-service training'),
      link: httpsUrl('The page where one can look this up.').optional(),
    }),
  )
  .min(1)
  .max(6)
  .optional()
  .meta({ description: 'Who recognises the certificate, and where one can look it up.' })

const trainers = z
  .array(
    z.string().meta({
      description: 'A trainer (in the file, the name of the file without .mdx).',
      example: 'sita-sharma',
      reference: 'trainer',
    }),
  )
  .min(1)
  .max(12)
  .optional()
  .meta({ description: 'Who teaches it (in the file, the names of files in content/trainers).' })

/** The facts by which people choose a program. Pages leave out missing ones, except fee and dates. */
export const course = {
  fee,
  scholarships: lines('A scholarship.', 'Scholarships and discounts, one on each line.'),
  refund: text(300, 'Who gets what back, and until when.').optional(),
  intakes,
  timetable: text(300, 'On which days and at which times the teaching is.').optional(),
  language: line(60, 'The language of teaching.', 'English and Nepali').optional(),
  audience: lines('Who it is for.', 'Who it is for, one on each line.'),
  eligibility: lines('What is needed.', 'What is needed to join, one on each line.'),
  outcomes: lines('What they can do.', 'What people can do afterwards, one on each line.'),
  trainers,
  certificate: text(300, 'What people get at the end, and from whom.').optional(),
  recognition,
  apply: lines('A step.', 'How to apply: the steps, in their order.'),
}

/** The last day on which an intake is on the site: one can still apply. */
export const lastDayToJoin = ({ starts, applyBy = starts }: Intake): string => applyBy

type WithIntakes = {
  readonly slug: string
  readonly data: { readonly intakes?: readonly Intake[] | undefined }
  readonly toSupply: readonly string[]
}

/** True if no fact of an intake is still to be supplied. */
export const isSupplied = ({ toSupply }: WithIntakes, index: number): boolean =>
  !toSupply.some((path) => path.startsWith(`intakes.${index}.`))

/**
 * The address of the calendar file of an intake, by its id or else its first day; undefined if there is
 * none. Counts the intakes of a day as written, past ones included, so that an intake keeps its file
 * when another one ends.
 */
export function calendarFile(program: WithIntakes, index: number): string | undefined {
  const { id, starts } = program.data.intakes?.[index] ?? {}
  if (starts === undefined || !isSupplied(program, index)) return undefined
  if (id !== undefined) return `/calendar/${program.slug}-${id}.ics`
  const same = program.data.intakes?.slice(0, index).filter((each) => each.starts === starts) ?? []
  const number = same.length === 0 ? '' : `-${same.length + 1}`
  return `/calendar/${program.slug}-${starts}${number}.ics`
}
