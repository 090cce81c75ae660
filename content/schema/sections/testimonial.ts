import * as z from 'zod'
import { line, name, order, picture, text } from '../fields.ts'

export const testimonial = z
  .strictObject({
    name: name(60, 'Who says it.'),
    role: line(90, 'Role and organisation.'),
    text: text(400, 'Their own words, without quotation marks.'),
    image: picture('A portrait; without it a woven medallion is shown.').optional(),
    order,
  })
  .meta({ description: 'A review by a partner, on Home.' })

export type Testimonial = z.infer<typeof testimonial>
