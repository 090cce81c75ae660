import type { Locator } from 'playwright'

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The text of each element as a visitor sees it. */
export const textsOf = async (elements: Locator): Promise<string[]> =>
  (await elements.allInnerTexts()).map(tidy)

/** Text and address of each link; an address of the site begins with a slash: /about. */
export async function linksOf(links: Locator, siteUrl: string): Promise<[string, string][]> {
  const found = await links.evaluateAll((nodes) =>
    nodes.map((node): [string, string] => [
      node.textContent ?? '',
      node instanceof HTMLAnchorElement ? node.href : '',
    ]),
  )
  return found.map(([text, to]) => [
    tidy(text),
    to.startsWith(siteUrl) ? `/${to.slice(siteUrl.length)}` : to,
  ])
}
