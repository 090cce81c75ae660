import * as z from 'zod'
import { built } from './built-diagnostic.ts'
import { type BuiltSite, targetOf } from './built-site.ts'
import type { BuiltPage } from './read-page.ts'

/** https://developers.google.com/search/docs/appearance/structured-data/search-gallery */
const required = new Map([
  ['EducationalOrganization', ['name', 'url']],
  ['Course', ['name', 'description', 'provider']],
  ['Event', ['name', 'startDate', 'location']],
  ['NewsArticle', ['headline', 'datePublished', 'author']],
  ['ItemList', ['itemListElement']],
  ['FAQPage', ['mainEntity']],
  ['BreadcrumbList', ['itemListElement']],
])

const node = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })

export function* checkData({ data }: BuiltPage, site: BuiltSite) {
  for (const { json, at } of data) {
    const { data: value } = node.safeParse(parseJson(json))
    if (!value) {
      yield built('site-data', 'structured data needs @context https://schema.org and a @type', at)
      continue
    }
    const type = value['@type']
    for (const name of required.get(type) ?? []) {
      const lacks = `structured data of the type ${type} has no ${name}`
      if (Array.from(textsIn(value[name])).length === 0)
        yield built('site-data', lacks, at, `field ${name}`)
    }
    // Addresses of the site itself have to lead to its files.
    for (const text of textsIn(value)) {
      const gone = `structured data names ${text}, which does not exist`
      if (text.startsWith(`${site.url}/`) && !targetOf(text, site).file)
        yield built('site-data', gone, at)
    }
  }
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner)
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
