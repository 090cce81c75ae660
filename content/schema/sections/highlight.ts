import type * as z from 'zod'
import { line, mapping, order, text } from '../fields.ts'
import { endsAfterItBegins, publication } from '../publication.ts'

export const highlight = mapping({
  title: line(70, 'The headline, at most two lines on a card.'),
  description: text(240, 'One or two sentences: what happened, for whom and what follows.'),
  order,
  ...publication,
})
  .check(endsAfterItBegins)
  .meta({ description: 'A piece of news in the Highlights of Home.' })

export type Highlight = z.infer<typeof highlight>
