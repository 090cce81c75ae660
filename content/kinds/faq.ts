import type * as z from 'zod'
import { defineKind } from '../schema/define-kind.ts'
import { line } from '../schema/fields.ts'
import { listed } from '../schema/publication.ts'
import { programName } from './program.ts'

const schema = listed(
  {
    question: line(140, 'The question, as a visitor would ask it.'),
    program: programName('The name of the file of a program, whose page alone has the question.'),
  },
  'A question on the About page or on that of a program; the answer is the text below the fields.',
)

export type Faq = z.infer<typeof schema>

export const faq = defineKind({
  title: 'FAQ',
  collection: 'faqs',
  folder: 'content/faqs',
  schema,
  body: 'required',
  unique: ['order', 'question'],
  sections: { about: 'faq', program: 'questions' },
  hasRows: true,
  onlyWith: 'program',
})
