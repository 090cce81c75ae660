import type * as z from 'zod'
import { defineList } from '../schema/define-kind.ts'
import { line } from '../schema/fields.ts'
import { programName } from './program.ts'

export const faq = defineList({
  title: 'FAQ',
  collection: 'faqs',
  description:
    'A question on the About page or on that of a program; the answer is the text below the fields.',
  fields: {
    question: line(140, 'The question, as a visitor would ask it.'),
    program: programName(
      'The program whose page alone has the question (in the file, the name of its file).',
    ).optional(),
  },
  body: 'required',
  unique: ['order', 'question'],
  sections: { about: 'faq', program: 'questions' },
  hasRows: true,
  onlyWith: 'program',
})

export type Faq = z.infer<typeof faq.schema>
