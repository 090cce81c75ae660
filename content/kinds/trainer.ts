import type * as z from 'zod'
import { defineList } from '../schema/define-kind.ts'
import { line, name, portrait, year } from '../schema/fields.ts'

export const trainer = defineList({
  title: 'Trainer',
  collection: 'trainers',
  description: 'A trainer, on the About page and on the pages of the programs that name the file.',
  fields: {
    name: name(60, 'The name of the trainer.', 'Name Surname'),
    role: line(90, 'What the trainer teaches or does.').meta({ neutral: 'Role' }),
    since: year('The year, AD, since which the trainer has taught.').optional(),
    photo: portrait,
  },
  body: 'required',
  unique: ['order', 'name'],
  photograph: {
    field: 'photo',
    size: '480 x 480',
    shows: 'the face and shoulders, in daylight',
  },
  sections: { about: 'trainers', program: 'trainers' },
})

export type Trainer = z.infer<typeof trainer.schema>
