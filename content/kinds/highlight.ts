import type * as z from 'zod'
import { defineList } from '../schema/define-kind.ts'
import { calendarDate, line, link, text } from '../schema/fields.ts'

export const highlight = defineList({
  title: 'Highlight',
  collection: 'highlights',
  inEveryLanguage: true,
  description: 'A piece of news in the Highlights of Home.',
  fields: {
    title: line(70, 'The headline, at most two lines on a card.'),
    description: text(240, 'One or two sentences: what happened, for whom and what follows.'),
    date: calendarDate('The day of the news or event, shown on its card.').optional(),
    to: link('Where its card leads.').optional(),
  },
  body: 'none',
  unique: ['order'],
  sections: { home: 'highlights' },
})

export type Highlight = z.infer<typeof highlight.schema>
