import * as z from 'zod'
import { calendarDate, httpsUrl, line, link, name, picture, portrait, text } from './fields.ts'
import { listed } from './publication.ts'

export const faq = listed(
  {
    question: line(140, 'The question, as a visitor would ask it.'),
    program: z.string().optional().meta({
      description: 'The name of the file of a program, whose page alone has the question.',
      example: 'local-economic-development',
      reference: 'program',
    }),
  },
  'A question on the About page or on that of a program; the answer is the text below the fields.',
)

export const highlight = listed(
  {
    title: line(70, 'The headline, at most two lines on a card.'),
    description: text(240, 'One or two sentences: what happened, for whom and what follows.'),
    date: calendarDate('The day of the news or event, shown on its card.').optional(),
    to: link('Where its card leads.').optional(),
  },
  'A piece of news in the Highlights of Home.',
)

export const partner = listed(
  {
    name: name(60, 'The name of the organisation.', 'Partner 1'),
    url: httpsUrl('Its website.').optional(),
    logo: picture('Its logo; without it a neutral one is shown.').optional(),
  },
  'A partner in the strip of logos on Home and the About page.',
)

export const testimonial = listed(
  {
    name: name(60, 'Who says it.', 'Name Surname'),
    role: line(90, 'Role and organisation.').meta({ neutral: 'Role, Organisation' }),
    text: text(400, 'Their own words, without quotation marks.'),
    image: portrait,
  },
  'A review by a partner, on Home.',
)

export type Faq = z.infer<typeof faq>
export type Highlight = z.infer<typeof highlight>
export type Partner = z.infer<typeof partner>
export type Testimonial = z.infer<typeof testimonial>
