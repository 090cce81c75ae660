import * as z from 'zod'
import { line, mapping, text } from '../fields.ts'
import { intakes } from './intakes.ts'

/** True for the letters of a currency in ISO 4217. */
const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code)

export const onRequest = 'on request'

const fee = z
  .union([
    z.literal(onRequest),
    mapping({
      amount: z
        .number({ error: 'a number such as 25000, without commas and currency' })
        .min(0)
        .max(1e9)
        .meta({
          description: 'What it costs, as a number without commas; 0 if it is free.',
          example: '25000',
        }),
      currency: z
        .string()
        .refine(isCurrency, { error: 'a currency in capital letters: NPR, INR, USD, EUR' })
        .meta({ description: 'The currency: NPR for Nepalese rupees.', example: 'NPR' }),
      covers: line(120, 'What the fee covers.', 'Lunch, books and the examination').optional(),
    }),
  ])
  .optional()
  .meta({
    description:
      'What it costs, or that it is on request. Without it the page says “on request” and asks to write.',
  })

const lines = (item: string, description: string) =>
  z.array(line(200, item)).min(1).max(12).optional().meta({ description })

/** What decides a choice of program. What isn't given isn't shown, but for fee and dates. */
export const course = {
  fee,
  intakes,
  timetable: text(300, 'On which days and at which times the teaching is.').optional(),
  language: line(60, 'The language of teaching.', 'English and Nepali').optional(),
  audience: lines('Who it is for.', 'Who it is for, one on each line.'),
  eligibility: lines('What is needed.', 'What is needed to join, one on each line.'),
  outcomes: lines('What they can do.', 'What people can do afterwards, one on each line.'),
  certificate: text(300, 'What people get at the end, and from whom.').optional(),
  apply: lines('A step.', 'How to apply: the steps, in their order.'),
}
