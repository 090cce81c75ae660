import * as z from 'zod'
import { line, order } from './fields.ts'

export const faq = z
  .strictObject({
    question: line(140, 'The question, as a visitor would ask it.'),
    order,
  })
  .meta({ description: 'A question on the About page; the answer is the text below the fields.' })

export type Faq = z.infer<typeof faq>
