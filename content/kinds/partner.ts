import * as z from 'zod'
import { defineList } from '../schema/define-kind.ts'
import { httpsUrl, name, picture } from '../schema/fields.ts'

export const partner = defineList({
  title: 'Partner',
  collection: 'partners',
  description: 'A partner in the strip of logos on Home and the About page.',
  fields: {
    name: name(60, 'The name of the organisation.', 'Partner 1'),
    url: httpsUrl('Its website.').optional(),
    logo: picture('Its logo; without it a neutral one is shown.').optional(),
    white: z.literal(true).optional().meta({
      description: 'True if the logo is white: it is shown on a dark ground.',
    }),
  },
  body: 'none',
  unique: ['order'],
  sections: { home: 'partners', about: 'partners' },
  inEveryLanguage: true,
})

export type Partner = z.infer<typeof partner.schema>
