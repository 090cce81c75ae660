import { readFile } from 'node:fs/promises'

import { parse } from 'yaml'
import * as z from 'zod'

import { site } from '#content/schema/site.ts'

const owned = z.object({
  name: site.shape.name,
  nepaliName: site.shape.nepaliName,
  email: site.shape.email,
  phone: site.shape.phone,
  social: site.shape.social,
  map: site.shape.map,
})

const text = await readFile('content/site.yaml', 'utf8')

/** What the specification leaves to the owner: names and addresses, as content/site.yaml gives them. */
export const { name, nepaliName, email, phone, social, map } = owned.parse(
  parse(text, { logLevel: 'silent' }),
)
