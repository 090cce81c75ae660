import { expect } from 'vitest'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { expectRoom, overflow } from '#tests/rules/overflow.ts'
import { notFoundMessages } from '#tests/rules/routes.ts'

const large = '32px'
const widths = [1440, 820, 360]

test('With text of twice the size by the browser, the columns are those of half the window', async ({
  newPage,
}) => {
  const page = await newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: Number.parseInt(large, 10) } })
  for (const path of ['', 'programs', 'contact']) {
    await page.goto(path)
    await expectRoom(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    // 45 rem: the panel's button in place of the navigation.
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(true)
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
  }
})

test('With text of four times the size, no page is wider than a window of 320 px', async ({
  newPage,
}) => {
  const page = await newPage({ width: 320 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 64 } })
  for (const path of ['', 'about', 'contact', 'programs/local-economic-development']) {
    await page.goto(path)
    // Until the fonts are there, others take their place.
    await expect.poll(() => overflow(page), { message: path }).toBe(0)
  }
})

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

test('With the text spacing of WCAG 1.4.12, no text is cut off', async ({ newPage }) => {
  for (const path of ['', 'contact', 'IT-services']) {
    const page = await newPage({ path, reducedMotion: true })
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, spacing)
    await expectRoom(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const outside = await page.evaluate(() => {
        const header = document.querySelector('header')
        const bottom = header?.getBoundingClientRect().bottom ?? 0
        const shown = [...(header?.querySelectorAll('.wrap > a, nav > a, button') ?? [])].filter(
          (entry) => entry.checkVisibility({ visibilityProperty: true }),
        )
        return shown.flatMap((entry) => {
          const box = entry.getBoundingClientRect()
          return box.top < 0 || box.bottom > bottom ? [entry.textContent] : []
        })
      })
      expect(outside, `/${path} at ${width} px`).toEqual([])
    }
  }
})

test('With forced colours, every button and field has a border', async ({ newPage }) => {
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

test('With forced colours, no text is on artwork', async ({ newPage }) => {
  for (const path of ['', 'about', 'IT-services', 'no-such-page']) {
    const page = await newPage({ path, forcedColors: 'active', expected: notFoundMessages })
    for (const width of [1180, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const on = await page.evaluate(() => {
        const art = [...document.querySelectorAll('.hero-art, .ends-woven > img')]
        return art.flatMap((node) => {
          const { left, width: whole } = node.getBoundingClientRect()
          const cut = /inset\(0px 0px 0px ([\d.]+)%\)/.exec(getComputedStyle(node).clipPath)
          const edge = left + (whole * Number(cut?.[1] ?? 0)) / 100
          const texts = node.parentElement?.querySelectorAll('h1, h2, p, li, a') ?? []
          return [...texts].flatMap((text) => {
            const range = document.createRange()
            range.selectNodeContents(text)
            return range.getBoundingClientRect().right > edge ? [text.textContent] : []
          })
        })
      })
      expect(on, `/${path} at ${width} px`).toEqual([])
    }
  }
})

test('With less motion, nothing on a page moves', async ({ newPage }) => {
  for (const path of ['', 'about', 'contact']) {
    const page = await newPage({ path, reducedMotion: true })
    await pageReady(page)
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter((a) => a.playState === 'running').length)
    await expect.poll(moving).toBe(0)
  }
})

test('The keyboard reaches the buttons of carousels that are out of view, and they work', async ({
  newPage,
}) => {
  const page = await newPage({ width: 360, height: 500 })
  await page.goto('')
  const isOnButton = () =>
    page.evaluate(() => document.activeElement?.matches('.carousel button') === true)
  for (let step = 0; step < 60 && !(await isOnButton()); step += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Play Highlights' }).waitFor()
})
