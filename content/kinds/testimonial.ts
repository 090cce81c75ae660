import type * as z from 'zod'
import { defineList } from '../schema/define-kind.ts'
import { line, name, portrait, text } from '../schema/fields.ts'
import { programName } from './program.ts'

export const testimonial = defineList({
  title: 'Testimonial',
  collection: 'testimonials',
  inEveryLanguage: true,
  description: 'A review by a partner or participant, on Home.',
  fields: {
    name: name(60, 'Who says it.', 'Partner 1'),
    role: line(90, 'Role and organisation.').meta({ neutral: 'Manager of an organisation' }),
    text: text(400, 'Their own words, without quotation marks.'),
    image: portrait,
    program: programName(
      'The program whose page also shows the review (in the file, the name of its file).',
    ).optional(),
  },
  body: 'none',
  unique: ['order'],
  photograph: {
    field: 'image',
    size: '480 x 480',
    shows: 'the face and shoulders, in daylight, with the consent of the person',
  },
  sections: { home: 'reviews', program: 'reviews' },
})

export type Testimonial = z.infer<typeof testimonial.schema>
