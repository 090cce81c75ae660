import { notFoundRoute, routeOf } from '#content/schema/routes.ts'
import { type Document, anchorsOf, slugsByKind, valueAt } from '#scripts/content/index.ts'

/** A page that a link may lead to, with the places on it: `/about#faq`. */
export type LinkTarget = {
  readonly address: string
  readonly title: string
  /** `words` are those of the heading, where a heading of the text has the id. */
  readonly places: readonly { readonly id: string; readonly words: string }[]
}

/** Every page with its ids, in the order of the addresses; the not-found page is none. */
export function linkTargets(documents: readonly Document[]): LinkTarget[] {
  const slugs = slugsByKind(documents)
  const targets = documents.flatMap((document): LinkTarget[] => {
    const address = routeOf(document)
    if (address === undefined || address === notFoundRoute) return []
    const headings = new Map(document.body?.headings.map(({ id, text }) => [id, text]))
    const places = Array.from(anchorsOf(document, slugs) ?? [], (id) => ({
      id,
      words: headings.get(id) ?? '',
    }))
    return [{ address, title: String(valueAt(document.fields, ['title']) ?? ''), places }]
  })
  return targets.toSorted((a, b) => (a.address < b.address ? -1 : 1))
}
