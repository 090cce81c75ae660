import { describe, expect } from 'vitest'
import { test } from '#tests/support/site.ts'
import { settle, violations } from './axe.ts'
import { overflow } from './overflow.ts'
import { all, notFoundMessages, routes } from '../routes.ts'

const widths = all ? [360, 820, 1440] : [360, 1440]

/** Runs in the browser: controls that are too small. */
function smallTargets() {
  const found: string[] = []
  const targets = 'a[href], button, input, select, textarea, summary'
  for (const target of document.querySelectorAll<HTMLElement>(targets)) {
    const isSeen = target.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!isSeen || target.matches('a[href="#_main"]')) continue
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
  describe(`/${route}`, () => {
    test(`has no violation that axe finds, and large targets, at ${widths.join(', ')} px`, async ({
      newPage,
    }) => {
      const page = await newPage({ path: route, width: 1440, expected: notFoundMessages })
      for (const width of widths.toReversed()) {
        await page.setViewportSize({ width, height: 900 })
        await settle(page)
        expect(await violations(page)).toEqual([])
        expect(await page.evaluate(smallTargets)).toEqual([])
      }
    })

    test('never scrolls sideways at 320 px and at 400 % zoom', async ({ newPage }) => {
      const page = await newPage({ path: route, width: 320, expected: notFoundMessages })
      expect(await overflow(page)).toBe(0)
      // 1280 x 1024 at 400 %.
      await page.setViewportSize({ width: 320, height: 256 })
      expect(await overflow(page)).toBe(0)
    })
  })
}
