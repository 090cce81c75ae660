import * as z from 'zod'
import { line } from '../fields.ts'
import { listed } from '../publication.ts'

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

export type Faq = z.infer<typeof faq>
