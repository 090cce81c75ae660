import * as z from 'zod'
import { line, order, text } from './fields.ts'

/** A piece of news in Home's Highlights. */
export const highlight = z.strictObject({
  title: line(70, 'The headline, at most two lines on a card.'),
  description: text(240, 'One or two sentences: what happened, for whom and what follows.'),
  order,
})

export type Highlight = z.infer<typeof highlight>
