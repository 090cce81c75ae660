import type * as z from 'zod'
import { line, mapping, order } from '../fields.ts'
import { endsAfterItBegins, publication } from '../publication.ts'

export const faq = mapping({
  question: line(140, 'The question, as a visitor would ask it.'),
  order,
  ...publication,
})
  .check(endsAfterItBegins)
  .meta({ description: 'A question on the About page; the answer is the text below the fields.' })

export type Faq = z.infer<typeof faq>
