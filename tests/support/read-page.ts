import type { Locator } from 'playwright'

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The text of each element as a visitor sees it. */
export const textsOf = async (elements: Locator): Promise<string[]> =>
  (await elements.allInnerTexts()).map(tidy)

/** The address of each link, as the page has it. */
export const addressesOf = (links: Locator): Promise<string[]> =>
  links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''))

/** Text and address of each link. */
export async function linksOf(links: Locator): Promise<[string, string][]> {
  const texts = await links.allTextContents()
  return (await addressesOf(links)).map((to, index) => [tidy(texts[index] ?? ''), to])
}
