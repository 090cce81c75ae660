import axe from 'axe-core'
import type { Page } from 'playwright'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The violations that axe-core finds on the page now: the rule and the elements. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (values) => {
    const inPage: typeof axe = Reflect.get(window, 'axe')
    // The map is another site's page.
    const options = {
      runOnly: { type: 'tag' as const, values },
      // A writer may give two sections the same heading.
      rules: { 'landmark-unique': { enabled: false } },
      iframes: false,
    }
    const look = async (at: Element | Document) => (await inPage.run(at, options)).violations
    // The bar of a program covers what is just below it, so it is looked at by itself.
    const bar = document.querySelector<HTMLElement>('.apply-bar')
    const ofBar = bar?.checkVisibility() ? await look(bar) : []
    bar?.style.setProperty('visibility', 'hidden')
    const ofRest = await look(document)
    bar?.style.removeProperty('visibility')
    return [...ofBar, ...ofRest]
  }, tags)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Waits until every transition has ended, so that colours and places are final. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
