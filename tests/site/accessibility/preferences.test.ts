import { expect } from 'vitest'

import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

test('With forced colours every button and field has a border', async ({ newPage }) => {
  for (const path of ['', 'contact', 'programs']) {
    const page = await newPage({ path, forcedColors: 'active' })
    await pageReady(page)
    const bare = await page
      .locator(':is(button, input, select, textarea):visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { borderBottomStyle, borderBottomWidth } = getComputedStyle(control)
            return borderBottomStyle === 'none' || Number.parseFloat(borderBottomWidth) < 1
          })
          .map((control) => control.outerHTML.slice(0, 120)),
      )
    expect(bare).toEqual([])
  }
})

test('With less motion nothing on a page moves', async ({ newPage }) => {
  for (const path of ['', 'about', 'contact']) {
    const page = await newPage({ path, reducedMotion: true })
    await pageReady(page)
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter((a) => a.playState === 'running').length)
    await expect.poll(moving).toBe(0)
  }
})
