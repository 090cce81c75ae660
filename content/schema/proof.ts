import * as z from 'zod'
import { httpsUrl, line, mapping, name, numeric, picture, titledText, year } from './fields.ts'

const list = <T extends z.ZodType>(item: T, max: number, description: string) =>
  z.array(item).min(1).max(max).optional().meta({ description })

const registration = mapping({
  name: line(60, 'What the number is.', 'PAN'),
  number: line(60, 'The number, in quotes.', '600123456'),
  by: name(90, 'The office that gave it.').optional(),
  link: httpsUrl('The page where one can look it up.').optional(),
})

const affiliation = mapping({
  name: name(90, 'The organisation.'),
  says: line(200, 'What the institute is there.', 'Member since 2015').optional(),
  link: httpsUrl('The page where one can look it up.').optional(),
  logo: picture('Its logo.').optional(),
})

const place = mapping({
  name: line(60, 'The place, as dates and events name it.', 'Pokhara, Lakeside'),
  address: line(120, 'Its address.'),
  map: httpsUrl('The place on a map.', 'https://maps.app.goo.gl/example'),
})

/** The facts by which people see that the institute exists, and how to pay and to get there. */
export const proof = {
  registrations: list(registration, 6, 'The numbers under which the institute is registered.'),
  founded: year('The year of foundation, AD.').optional(),
  affiliations: list(affiliation, 12, 'The organisations that the institute belongs to.'),
  graduates: mapping({
    number: numeric(z.int().min(1)).meta({ description: 'How many there are.', example: '1240' }),
    year: year('The year in which they were counted, AD.'),
  })
    .optional()
    .meta({ description: 'The people who have finished a program.' }),
  payment: list(
    titledText('A way to pay, such as a bank account or a wallet.'),
    6,
    'How to pay: each way, with the account and its holder.',
  ),
  directions: list(
    titledText('A way to the office, such as on foot or by bus.'),
    6,
    'How to get to the office.',
  ),
  places: list(place, 12, 'Other places of dates and events, each with a link to a map.'),
}
