import type * as z from 'zod'
import { line, mapping, name, order, portrait, text } from '../fields.ts'
import { endsAfterItBegins, publication } from '../publication.ts'

export const testimonial = mapping({
  name: name(60, 'Who says it.', 'Name Surname'),
  role: line(90, 'Role and organisation.').meta({ neutral: 'Role, Organisation' }),
  text: text(400, 'Their own words, without quotation marks.'),
  image: portrait,
  order,
  ...publication,
})
  .check(endsAfterItBegins)
  .meta({ description: 'A review by a partner, on Home.' })

export type Testimonial = z.infer<typeof testimonial>
