import type * as z from 'zod'
import { httpsUrl, mapping, name, order, picture } from '../fields.ts'
import { endsAfterItBegins, publication } from '../publication.ts'

export const partner = mapping({
  name: name(60, 'The name of the organisation.', 'Partner 1'),
  url: httpsUrl('Its website.').optional(),
  logo: picture('Its logo; without it a neutral one is shown.').optional(),
  order,
  ...publication,
})
  .check(endsAfterItBegins)
  .meta({ description: 'A partner in the strip of logos on Home and the About page.' })

export type Partner = z.infer<typeof partner>
