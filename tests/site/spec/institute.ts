import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { site } from '#content/schema/site.ts'

const text = await readFile('content/site.yaml', 'utf8')

/** Names and addresses from content/site.yaml, which the owner supplies. */
export const { name, nepaliName, email, phone, social, map, form } = site.parse(
  parse(text, { logLevel: 'silent' }),
)
