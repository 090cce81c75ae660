import type { Page } from 'playwright'

/** What the head of the document says to search engines, social networks and browsers now. */
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
  const links = elements.flatMap(({ tag, attributes: { rel = '', href } }) =>
    tag === 'link' ? [{ rel, href }] : [],
  )
  return {
    titles: textsOf('title').map(({ text }) => text),
    /** Every content of the tag, since a tag that appears twice contradicts itself. */
    meta: (name: string) => metas.flatMap(([key, content]) => (key === name ? [content] : [])),
    canonicals: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    structured: textsOf('script', 'application/ld+json').map(({ text }) => JSON.parse(text)),
  }
}
