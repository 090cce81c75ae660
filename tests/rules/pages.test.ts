import { expect } from 'vitest'
import { test } from '#tests/support/site.ts'
import { settle, violations } from './axe.ts'
import { expectRoom, overflow } from './overflow.ts'
import { routes } from './pages.ts'
import { all, notFoundMessages } from './routes.ts'

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
    const isCover = getComputedStyle(target, '::after').position === 'absolute'
    const isCard = isCover && getComputedStyle(target, '::after').inset === '0px'
    const box = ((isCard && target.offsetParent) || target).getBoundingClientRect()
    if (box.width < 44 || box.height < 44) {
      found.push(`${box.width} x ${box.height} ${target.outerHTML.slice(0, 120)}`)
    }
  }
  return found
}

for (const route of routes) {
  test(`/${route} passes axe-core, has large targets and room for zoom and large text`, async ({
    newPage,
  }) => {
    const page = await newPage({ path: route, width: 1440, expected: notFoundMessages })
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(smallTargets)).toEqual([])
    }
    // The narrowest with the links of the header, the smallest phone, and 1280 x 1024 at 400 %.
    for (const [width, height] of [
      [1180, 900],
      [320, 900],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await overflow(page)).toBe(0)
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px'
    })
    await expectRoom(page)
  })
}
