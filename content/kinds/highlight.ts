import type * as z from 'zod'
import { defineKind } from '../schema/define-kind.ts'
import { calendarDate, line, link, text } from '../schema/fields.ts'
import { listed } from '../schema/publication.ts'

const schema = listed(
  {
    title: line(70, 'The headline, at most two lines on a card.'),
    description: text(240, 'One or two sentences: what happened, for whom and what follows.'),
    date: calendarDate('The day of the news or event, shown on its card.').optional(),
    to: link('Where its card leads.').optional(),
  },
  'A piece of news in the Highlights of Home.',
)

export type Highlight = z.infer<typeof schema>

export const highlight = defineKind({
  title: 'Highlight',
  collection: 'highlights',
  folder: 'content/highlights',
  schema,
  body: 'none',
  unique: ['order'],
  sections: { home: 'highlights' },
})
