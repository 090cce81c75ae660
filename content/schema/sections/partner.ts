import * as z from 'zod'
import { httpsUrl, name, order, picture } from '../fields.ts'

export const partner = z
  .strictObject({
    name: name(60, 'The name of the organisation.'),
    url: httpsUrl('Its website.').optional(),
    logo: picture('Its logo; without it a neutral one is shown.').optional(),
    order,
  })
  .meta({ description: 'A partner in the strip of logos on Home and the About page.' })

export type Partner = z.infer<typeof partner>
