import type * as z from 'zod'
import { line, name, portrait, text } from '../fields.ts'
import { listed } from '../publication.ts'

export const testimonial = listed(
  {
    name: name(60, 'Who says it.', 'Name Surname'),
    role: line(90, 'Role and organisation.').meta({ neutral: 'Role, Organisation' }),
    text: text(400, 'Their own words, without quotation marks.'),
    image: portrait,
  },
  'A review by a partner, on Home.',
)

export type Testimonial = z.infer<typeof testimonial>
