import * as z from 'zod'
import { line, order } from './fields.ts'

/** A question; the answer is the text below the frontmatter. */
export const faq = z.strictObject({
  question: line(140, 'The question, as a visitor would ask it.'),
  order,
})

export type Faq = z.infer<typeof faq>
