import { expect } from 'vitest'
import { allWidths, states } from '#tests/shots/states.ts'
import { shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { settle, violations } from '#tests/rules/axe.ts'
import { all } from '#tests/run/all.ts'
import { notFoundMessages } from '#tests/rules/routes.ts'

/** A header with a shadow, and rows and words that are the same on other pages. */
const inAll = new Set(['home-scrolled', 'about-row-open', 'programs-row-open', 'not-found-near'])
const tested = states.filter(({ name }) => all || !inAll.has(name))

for (const width of all ? allWidths : [360]) {
  const own = tested.filter(({ widths = allWidths }) =>
    (all ? widths : widths.slice(0, 1)).includes(width),
  )
  const name = `axe finds no violation in any state, at ${width} px`
  test(name, { timeout: 60_000 + 30_000 * own.length }, async ({ newPage, inbox }) => {
    const expected = [/Failed to load resource/, ...notFoundMessages]
    const page = await newPage({ width, reducedMotion: true, expected })
    for (const { name: state, path, isScreen, reach } of own) {
      await page.goto(path)
      await shellReady(page)
      await reach?.({ page, inbox })
      await settle(page)
      // To axe, a link that is scrolled halfway below the header is too small. The pictures do the same.
      if (!isScreen) await page.evaluate(() => scrollTo(0, 0))
      expect.soft(await violations(page), state).toEqual([])
    }
  })
}
