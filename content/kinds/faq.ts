import type * as z from 'zod'
import { line } from '../schema/fields.ts'
import { listed } from '../schema/publication.ts'
import { programName } from './program.ts'

export const faq = listed(
  {
    question: line(140, 'The question, as a visitor would ask it.'),
    program: programName('The name of the file of a program, whose page alone has the question.'),
  },
  'A question on the About page or on that of a program; the answer is the text below the fields.',
)

export type Faq = z.infer<typeof faq>
