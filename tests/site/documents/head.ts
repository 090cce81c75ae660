import type { Page } from 'playwright'

/** What the head of the document says to search engines and social networks now. */
export async function readHead(page: Page) {
  const elements = await page.locator('head > *').evaluateAll((found) =>
    found.map((element) => ({
      tag: element.localName,
      text: element.textContent,
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      ),
    })),
  )
  const metas = elements.flatMap(({ tag, attributes: { name, property, content } }) =>
    tag === 'meta' ? [[property ?? name, content] as const] : [],
  )
  const textsOf = (tag: string, type?: string) =>
    elements.filter((one) => one.tag === tag && one.attributes['type'] === type)
  return {
    titles: textsOf('title').map(({ text }) => text),
    /** Every content of the tag, as a tag that stands twice contradicts itself. */
    meta: (name: string) => metas.flatMap(([key, content]) => (key === name ? [content] : [])),
    canonicals: elements.flatMap(({ attributes: { rel, href } }) =>
      rel === 'canonical' ? [href] : [],
    ),
    structured: textsOf('script', 'application/ld+json').map(({ text }) => JSON.parse(text)),
  }
}
