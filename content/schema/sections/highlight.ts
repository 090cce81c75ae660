import type * as z from 'zod'
import { calendarDate, line, link, mapping, order, text } from '../fields.ts'
import { endsAfterItBegins, publication } from '../publication.ts'

export const highlight = mapping({
  title: line(70, 'The headline, at most two lines on a card.'),
  description: text(240, 'One or two sentences: what happened, for whom and what follows.'),
  date: calendarDate('The day of the news or event, shown on its card.').optional(),
  to: link('Where its card leads.').optional(),
  order,
  ...publication,
})
  .check(endsAfterItBegins)
  .meta({ description: 'A piece of news in the Highlights of Home.' })

export type Highlight = z.infer<typeof highlight>
