import * as z from 'zod'
import { course } from '../schema/course/course.ts'
import {
  artwork,
  formerly,
  heroPicture,
  language,
  line,
  mapping,
  numeric,
  order,
  text,
} from '../schema/fields.ts'
import { endsAfterItBegins, publication } from '../schema/publication.ts'

/** A field that names a program. */
export const programName = (description: string) =>
  z
    .string()
    .meta({ description, example: 'local-economic-development', reference: 'program' })
    .optional()

export const program = mapping({
  id: numeric(z.int().min(1)).meta({
    description: 'A number that no other program has or had.',
    example: '7',
  }),
  title: line(90, 'The name of the program.', 'Project Planning and Management'),
  summary: line(200, 'One sentence for cards and search results.'),
  description: text(600, 'Two or three sentences: who it is for and what they can do after it.'),
  subjects: z
    .array(line(90, 'A key subject.'))
    .min(1)
    .max(20)
    .meta({ description: 'The key subjects, in teaching order.' }),
  duration: line(40, 'How long it lasts.', '5 days').optional(),
  location: line(60, 'Where it takes place.', 'Southern Italy').optional(),
  focus: line(60, 'What it concentrates on.', 'Banking and finance').optional(),
  placement: line(60, 'The placement that it includes.', '2-month placement').optional(),
  ...course,
  image: heroPicture('A picture instead of the woven one.'),
  brochureLink: z
    .string()
    .regex(/^\/\S+\.(?:pdf|PDF)$/, 'a PDF under public/ such as /brochures/name.pdf')
    .optional()
    .meta({
      description: 'Your own PDF under public/; without it the build makes one.',
      example: '/brochures/name.pdf',
      file: 'pdf',
    }),
  order,
  artwork: artwork.optional(),
  formerly,
  lang: language,
  ...publication,
})
  .check(endsAfterItBegins)
  .meta({
    description:
      'A professional course: its card, its row, its page, its picture and its brochure.',
  })

export type Program = z.infer<typeof program>
