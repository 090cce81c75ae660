import type * as z from 'zod'
import { defineKind } from '../schema/define-kind.ts'
import { line, name, portrait, text } from '../schema/fields.ts'
import { listed } from '../schema/publication.ts'
import { programName } from './program.ts'

const schema = listed(
  {
    name: name(60, 'Who says it.', 'Name Surname'),
    role: line(90, 'Role and organisation.').meta({ neutral: 'Role, Organisation' }),
    text: text(400, 'Their own words, without quotation marks.'),
    image: portrait,
    program: programName('The name of the file of a program, whose page has the review too.'),
  },
  'A review by a partner or participant, on Home.',
)

export type Testimonial = z.infer<typeof schema>

export const testimonial = defineKind({
  title: 'Testimonial',
  collection: 'testimonials',
  folder: 'content/testimonials',
  schema,
  body: 'none',
  unique: ['order'],
  sections: { home: 'reviews', program: 'reviews' },
})
