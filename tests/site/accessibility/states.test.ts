import { expect } from 'vitest'
import { allWidths, states } from '#tests/shots/states.ts'
import { test } from '#tests/support/site.ts'
import { settle, violations } from '#tests/rules/axe.ts'
import { all, notFoundMessages } from '#tests/rules/routes.ts'

/** A header with a shadow, and the same rows as those of the page about. */
const inAll = new Set(['home-scrolled', 'programs-row-open'])
const tested = states.filter(({ name }) => all || !inAll.has(name))

for (const { name, path, widths = allWidths, isScreen, reach } of tested) {
  for (const width of all ? widths : widths.slice(0, 1)) {
    test(`axe finds no violation in the state ${name}, at ${width} px`, async ({
      newPage,
      inbox,
    }) => {
      const expected = [/Failed to load resource/, ...notFoundMessages]
      const page = await newPage({ path, width, reducedMotion: true, expected })
      await reach?.({ page, inbox })
      await settle(page)
      // To axe, a link that is scrolled halfway below the header is too small. The pictures do the same.
      if (!isScreen) await page.evaluate(() => scrollTo(0, 0))
      expect(await violations(page)).toEqual([])
    })
  }
}
