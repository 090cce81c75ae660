import { expect } from 'vitest'
import { test } from '#tests/support/site.ts'

for (const js of [true, false]) {
  test(`Nothing fades or moves while a page is loaded, ${js ? 'with' : 'without'} script`, async ({
    newPage,
    site,
  }) => {
    const page = await newPage({ js })
    for (let load = 0; load < 5; load += 1) {
      await page.goto(site.url)
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ transitionProperty }) => transitionProperty),
      )
      expect(moving).toEqual([])
    }
  })
}
