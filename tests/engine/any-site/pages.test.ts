import { expect } from 'vitest'
import { nameInFont } from '#components/fonts/name.ts'
import { languageOfRoute } from '#content/schema/languages.ts'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { settle, violations } from './axe.ts'
import { expectRoom, overflow } from './overflow.ts'
import { routes } from './pages.ts'
import { all } from '#tests/run/all.ts'
import { notFoundMessages } from './routes.ts'
import { faultyWeights, markup, visit } from './weights.ts'

const widths = all ? [360, 820, 1440] : [360, 1440]

/** Runs in the browser: controls that are too small. */
function smallTargets() {
  const found: string[] = []
  const targets = 'a[href], button, input, select, textarea, summary'
  for (const target of document.querySelectorAll<HTMLElement>(targets)) {
    const isSeen = target.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isExempt = target.matches(
      'a[href="#_main"], [data-footnote-ref], [data-footnote-backref]',
    )
    if (!isSeen || isExempt) continue
    const style = getComputedStyle(target)
    // A link in a sentence needs the height of its line.
    if (style.display === 'inline' && target.closest('p, .prose li')) {
      if (Number.parseFloat(style.lineHeight) < 24) found.push(target.outerHTML.slice(0, 120))
      continue
    }
    // A link that covers its card is as large as the card.
    const { position, inset } = getComputedStyle(target, '::before')
    const isCard = position === 'absolute' && inset === '0px'
    const box = ((isCard && target.offsetParent) || target).getBoundingClientRect()
    if (box.width < 44 || box.height < 44) {
      found.push(`${box.width} x ${box.height} ${target.outerHTML.slice(0, 120)}`)
    }
  }
  return found
}

/** Runs in the browser: the largest picture of the first screen, if it waits for the layout. */
function latePicture() {
  // Weavings wait behind a photo, which may have failed.
  const images = document.querySelectorAll<HTMLImageElement>('img:not(.hero-photo .hero-weaving)')
  const pictures = Array.from(images, (image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    const height = Math.min(bottom + scrollY, innerHeight) - (top + scrollY)
    return { image, isLate: image.loading === 'lazy', seen: Math.max(0, height) * width }
  }).toSorted((a, b) => b.seen - a.seen)
  const late = pictures.find(({ isLate }) => isLate)
  const early = pictures.find(({ isLate }) => !isLate)
  return late && late.seen > (early?.seen ?? 0) ? late.image.outerHTML : ''
}

for (const route of routes) {
  test(`/${route} is light, accessible and the same with its script`, async ({ newPage, site }) => {
    const expected = notFoundMessages
    // Without motion, no carousel plays.
    const page = await newPage({ width: 360, height: 800, reducedMotion: true, expected })
    const visited = await visit(page, site.url + route)
    const isUnknown = route === 'no-such-page'
    // The not-found page looks for the nearest page, without React.
    expect(await visited.weightOf('script')).toBeLessThanOrEqual(isUnknown ? 3 : 0)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.evaluate(latePicture)).toBe('')

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      // English pages have the same layouts.
      if (all || width === 360 || languageOfRoute(`/${route}`) === 'en')
        expect(await violations(page)).toEqual([])
      expect(await page.evaluate(smallTargets)).toEqual([])
    }
    // The narrowest with the links of the header, a tablet, the smallest phone, and 1280 x 1024 at 400 %.
    for (const [width, height] of [
      [1180, 900],
      [820, 900],
      [320, 900],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await overflow(page)).toBe(0)
    }
    const setFontSize = (size: string) =>
      page.evaluate((value) => (document.documentElement.style.fontSize = value), size)
    await setFontSize('32px')
    await expectRoom(page)
    await setFontSize('')
    await page.setViewportSize({ width: 360, height: 800 })

    const before = await markup(page)
    await pageReady(page)
    if (!isUnknown) expect(await markup(page)).toEqual(before)
    expect(await faultyWeights(`/${route}`, visited)).toEqual([])
    // The Nepali line of the English not-found page has a font of the system, and the menu a small one.
    await page.locator('#_root > header [popovertarget]').dispatchEvent('click')
    await page.evaluate(() => document.fonts.ready)
    const nepali = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('devanagari')),
    )
    // A site with another Nepali name needs the whole font for it.
    const named = page.locator('#_root > header').getByText(nameInFont)
    if (languageOfRoute(`/${route}`) === 'en' && (await named.count()) > 0)
      expect(nepali).toEqual([])
  })
}

test('The header has 80 pixels on every computer, and scrolls away with large text', async ({
  newPage,
}) => {
  const page = await newPage()
  await page.goto('')
  const header = page.locator('#_root > header')
  for (const width of [1180, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await header.evaluate((element) => element.clientHeight)).toBe(80)
  }
  const bottom = () =>
    header.evaluate((element) => {
      scrollTo({ top: 500, behavior: 'instant' })
      return element.getBoundingClientRect().bottom
    })
  expect(await bottom()).toBe(80)
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
  expect(await bottom()).toBeLessThan(0)
})
