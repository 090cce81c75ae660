import { expect } from 'vitest'
import { hold, laterScripts } from '#tests/support/navigate.ts'
import { contactField } from '#tests/site/contact-form.ts'
import { islandReady, pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { all, onlyInAll } from '#tests/run/all.ts'

/** Runs in the browser: puts every text into an element, as the translators of browsers do. */
function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const words = document.createElement('font')
    text.parentNode?.replaceChild(words, text)
    words.append(text)
  }
}

test('a page translated before the script came is whole and works', async ({ newPage, skip }) => {
  skip(!all, onlyInAll)
  const page = await newPage({ reducedMotion: true, expected: [/React error #418/] })
  const release = await hold(page, laterScripts)
  await page.goto('')
  const root = page.locator('#_root')
  const words = () => root.evaluate(({ textContent }) => textContent.length)
  const before = await words()
  await root.evaluate(translate)
  release()
  await pageReady(page)
  expect(await words()).toBeGreaterThanOrEqual(before)
  const island = page.locator('site-island[name=Carousel]').first()
  await island.getByRole('button', { name: 'Next' }).click()
  const shown = island.locator('.carousel-slide:not([inert])').first()
  await expect.poll(() => shown.getAttribute('aria-label')).toMatch(/^2 of/)

  await page.unroute(laterScripts)
  const releaseForm = await hold(page, laterScripts)
  await page.goto('contact')
  const message = contactField(page, 'message')
  await message.fill('Namaste')
  await root.evaluate(translate)
  expect(await page.getByText('Nothing has been sent yet').isVisible()).toBe(false)
  releaseForm()
  await islandReady(page, 'contact-form')
  expect(await message.inputValue()).toBe('Namaste')
  await message.press('End')
  await message.pressSequentially('!')
  await page.reload()
  await expect.poll(() => message.inputValue()).toBe('Namaste!')
})

test('hover, focus and a press from before the script count, once', async ({ newPage }) => {
  const page = await newPage()
  const services = page.getByRole('button', { name: 'Services' })
  for (const reach of ['hover', 'focus', 'click'] as const) {
    const release = await hold(page, laterScripts)
    await page.goto('about')
    await services[reach]()
    if (reach === 'click') await page.mouse.move(5, 600)
    release()
    await services.and(page.locator('[aria-expanded=true]')).waitFor()
    await (reach === 'click' ? services.click() : page.keyboard.press('Escape'))
    await services.and(page.locator('[aria-expanded=false]')).waitFor()
    await page.mouse.move(5, 600)
  }
})
