import * as z from 'zod'
import { checkOf, httpsUrl, line, link, mapping } from './fields.ts'
import { fieldNames, honeypot } from './form-fields.ts'

/** A choice of a form: messages have the same value in every language. */
const choice = {
  value: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .meta({ description: 'The name of the choice in a message, the same in every language.' }),
  label: line(60, 'The words of the choice.'),
}

const interest = mapping({
  ...choice,
  page: link('The service page whose links to the contact form choose it.').optional(),
  ofPrograms: z.literal(true).optional().meta({
    description: 'True if the links of every program to the contact form choose it.',
  }),
})

const withInterests = z.object({
  interests: z.array(z.object({ value: z.string() })).default([]),
})

const eachValueOnce = checkOf(withInterests, ({ interests }, report) => {
  const values = interests.map(({ value }) => value)
  for (const [index, value] of values.entries())
    if (values.indexOf(value) !== index) report('a value of its own', 'interests', index, 'value')
})

const withServices = withInterests.extend({
  services: z.array(z.object({ interest: z.string().optional() })),
})

const interestsExist = checkOf(withServices, ({ interests, services }, report) => {
  const values = interests.map(({ value }) => value)
  for (const [index, { interest: chosen }] of services.entries())
    if (chosen !== undefined && !values.includes(chosen))
      report(`a value in interests: ${values.join(', ')}`, 'services', index, 'interest')
})

export type Interest = z.infer<typeof interest>

export const contactForm = mapping({
  endpoint: httpsUrl('Where the contact form is sent.', 'https://formspree.io/f/abcdwxyz'),
  interests: z
    .array(interest)
    .min(1)
    .max(12)
    .optional()
    .meta({ description: 'The areas of interest that the contact form offers.' }),
  services: z
    .array(
      mapping({
        ...choice,
        interest: z
          .string()
          .optional()
          .meta({ description: 'The value of the area of interest that it chooses.' }),
      }),
    )
    .min(1)
    .max(12)
    .optional()
    .meta({ description: 'The services that the form on Home offers.' }),
  fields: z
    .array(
      mapping({
        name: z
          .string()
          .regex(/^[\w.-]+$/, 'a name such as _subject: letters a to z, digits, dots, _ and -')
          .refine((name) => ![...fieldNames, honeypot].some((own) => own === name), {
            error: 'a name that no field of the form has',
          })
          .meta({ description: 'The name that the form service asks for.', example: '_subject' }),
        value: z.string().max(500).meta({ description: 'What is sent with each message.' }),
      }),
    )
    .max(12)
    .optional()
    .meta({ description: 'What the form service wants beside the fields of the visitor.' }),
})
  .check(eachValueOnce, interestsExist)
  .meta({ description: 'The contact form.' })
