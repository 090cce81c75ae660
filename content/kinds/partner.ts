import type * as z from 'zod'
import { defineKind } from '../schema/define-kind.ts'
import { httpsUrl, name, picture } from '../schema/fields.ts'
import { listed } from '../schema/publication.ts'

const schema = listed(
  {
    name: name(60, 'The name of the organisation.', 'Partner 1'),
    url: httpsUrl('Its website.').optional(),
    logo: picture('Its logo; without it a neutral one is shown.').optional(),
  },
  'A partner in the strip of logos on Home and the About page.',
)

export type Partner = z.infer<typeof schema>

export const partner = defineKind({
  title: 'Partner',
  collection: 'partners',
  folder: 'content/partners',
  schema,
  body: 'none',
  unique: ['order'],
  sections: { home: 'partners', about: 'partners' },
  inEveryLanguage: true,
})
