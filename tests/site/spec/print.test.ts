import type { Page } from 'playwright'
import { expect } from 'vitest'
import { onPaper, printed } from '#tests/engine/any-site/paper.ts'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

/** Runs in the browser: how many slides of a carousel are beside or below it. */
function slidesOutside(carousel: Element) {
  const { left, right, bottom } = carousel.getBoundingClientRect()
  return [...carousel.querySelectorAll('.carousel-slide')].filter((slide) => {
    const box = slide.getBoundingClientRect()
    return box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1
  }).length
}

/** Expects that every item of a carousel is on the paper. */
async function expectAllSlides(page: Page) {
  const carousels = await page.locator('.carousel').all()
  expect(carousels).toHaveLength(2)
  for (const carousel of carousels) expect(await carousel.evaluate(slidesOutside)).toBe(0)
}

test('On paper, address and phone replace the form, on one sheet', async ({ read }) => {
  const page = await onPaper(await read('contact'))
  expect(await page.getByRole('heading', { name: 'Get In Touch' }).isVisible()).toBe(false)
  const card = page.getByRole('region', { name: 'Contact Information' })
  expect((await card.boundingBox())?.y).toBeLessThan(260)
  expect((await printed(page)).numPages).toBe(1)
})

test('On paper the rows that are closed on the screen are read too', async ({ read }) => {
  const page = await onPaper(await read('programs'))
  const heights = await page
    .locator('details .subjects')
    .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().height))
  expect(heights).toHaveLength(6)
  expect(Math.min(...heights)).toBeGreaterThan(40)
})

test('On paper Home, programs and services have no sheet for a line or two', async ({ read }) => {
  for (const path of ['', 'programs', 'IT-services', 'AccountingServices']) {
    const pdf = await printed(await onPaper(await read(path)))
    const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent()
    const lines = items.filter((item) => 'str' in item && item.hasEOL)
    expect(lines.length, `/${path}`).toBeGreaterThan(6)
  }
})

test('On paper every item of a carousel is there, before and after its script', async ({
  newPage,
  read,
}) => {
  await expectAllSlides(await onPaper(await read('')))
  const page = await newPage({ path: '', reducedMotion: true })
  await pageReady(page)
  await expectAllSlides(await onPaper(page))
})
