import { expect } from 'vitest'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { expectRoom } from '#tests/engine/any-site/overflow.ts'
import { notFoundMessages } from '#tests/engine/any-site/routes.ts'

test('With large text by the browser, the columns are those of less room', async ({ newPage }) => {
  const page = await newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const path of ['', 'contact']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await expectRoom(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    // 45 rem: the panel's button in place of the navigation.
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(true)
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
  }
  // An icon grows with the words beside it.
  expect((await page.locator('select + svg').boundingBox())?.width).toBe(40)
})

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

test('Less motion moves nothing, and WCAG’s text spacing cuts nothing off', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: true })
  for (const path of ['', 'about', 'contact', 'IT-services']) {
    await page.goto(path)
    await pageReady(page)
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter((a) => a.playState === 'running').length)
    await expect.poll(moving, { message: `/${path}` }).toBe(0)
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, spacing)
    await expectRoom(page)
  }
})

/** Runs in the browser: buttons and fields without a border. */
function bareControls() {
  const controls = document.querySelectorAll('button, input, select, textarea')
  return [...controls].flatMap((control) => {
    const { borderBottomStyle, borderBottomWidth } = getComputedStyle(control)
    const isBare = borderBottomStyle === 'none' || Number.parseFloat(borderBottomWidth) < 1
    return isBare && control.checkVisibility({ visibilityProperty: true })
      ? [control.outerHTML.slice(0, 120)]
      : []
  })
}

/** Runs in the browser: icons that a theme may hide. */
const iconsOfOwnColour = () =>
  [...document.querySelectorAll('body :has(> svg)')].filter((parent) =>
    [...parent.children].some(
      (svg) => svg.matches('svg') && getComputedStyle(svg).color !== getComputedStyle(parent).color,
    ),
  ).length

test('Forced colours leave borders, icons and text that can be seen', async ({ newPage }) => {
  const page = await newPage({ forcedColors: 'active', expected: notFoundMessages })
  for (const path of ['', 'contact', 'no-such-page', 'programs', 'IT-services']) {
    await page.goto(path)
    await pageReady(page)
    expect(await page.evaluate(bareControls)).toEqual([])
    expect(await page.evaluate(iconsOfOwnColour)).toBe(0)
  }
})

test('The keyboard reaches buttons of carousels that are out of view', async ({ newPage }) => {
  const page = await newPage({ width: 360, height: 500 })
  await page.goto('')
  const isOnButton = () =>
    page.evaluate(() => document.activeElement?.matches('.carousel button') === true)
  for (let step = 0; step < 60 && !(await isOnButton()); step += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Play Highlights' }).waitFor()
})
