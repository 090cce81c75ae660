import type * as z from 'zod'
import { defineKind } from '../schema/define-kind.ts'
import { line, name, portrait } from '../schema/fields.ts'
import { listed } from '../schema/publication.ts'

const schema = listed(
  {
    name: name(60, 'The name of the trainer.', 'Name Surname'),
    role: line(90, 'What the trainer teaches or does.').meta({ neutral: 'Role' }),
    photo: portrait,
  },
  'A trainer, on the About page and on the pages of the programs that name the file.',
)

export type Trainer = z.infer<typeof schema>

export const trainer = defineKind({
  title: 'Trainer',
  collection: 'trainers',
  folder: 'content/trainers',
  schema,
  body: 'required',
  unique: ['order', 'name'],
  sections: { about: 'trainers', program: 'trainers' },
})
